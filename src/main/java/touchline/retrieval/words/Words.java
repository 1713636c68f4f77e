package touchline.retrieval.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import touchline.retrieval.Language;

/** How the words of each language, and of all together, are reduced. */
public final class Words {

    private static final Analyzer PLAIN = new WordAnalyzer(Optional.empty());
    private static final Map<Language, Analyzer> STEMS = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            STEMS.put(language, new WordAnalyzer(Optional.of(language)));
        }
    }

    private Words() {}

    /** @param language absent = words as they are, in small letters without accents */
    public static Analyzer analyzer(Optional<Language> language) {
        return language.<Analyzer>map(STEMS::get).orElse(PLAIN);
    }

    /** The reduced words of a text in order, without those that say nothing. */
    public static List<String> of(String text, Optional<Language> language) {
        try (var stream = analyzer(language).tokenStream("", Folding.clean(text))) {
            var term = stream.addAttribute(CharTermAttribute.class);
            List<String> words = new ArrayList<>();
            stream.reset();
            while (stream.incrementToken()) {
                words.add(term.toString());
            }
            stream.end();
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
