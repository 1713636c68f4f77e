package touchline.retrieval.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.de.GermanAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import touchline.retrieval.Language;

/** Words so frequent that they say nothing of what a text is about, and words that only ask. */
public final class SmallWords {

    private static final Map<Language, CharArraySet> STOPS = new EnumMap<>(Map.of(
            Language.EN, english(),
            Language.FR, FrenchAnalyzer.getDefaultStopSet(),
            Language.ES, SpanishAnalyzer.getDefaultStopSet(),
            Language.DE, GermanAnalyzer.getDefaultStopSet()));

    /** They are searched but never counted as missing. */
    private static final Set<String> ASKING = Set.copyOf(List.of("""
            please explain tell describe give show find list say says happen happens mean means many much may must can
            could would should shall will does did get need want know long often exactly allowed possible
            quel quelle quels quelles combien comment quand peut peuvent doit doivent faut explique expliquer donne
            faire signifie cual cuales cuanto cuanta cuantos cuantas como cuando donde puede pueden debe deben explica explicar hay
            significa existe
            welche welcher welches wann wieviel wie viele darf duerfen dürfen kann koennen können muss muessen müssen
            soll gibt bedeutet erklaere erkläre passiert""".split("\\s+")));

    private static final int SHORT = 3;

    private SmallWords() {}

    static CharArraySet of(Language language) {
        return Objects.requireNonNull(STOPS.get(language));
    }

    /** In which languages a word, in small letters, is a small one. */
    static List<Language> languages(String word) {
        return Arrays.stream(Language.values())
                .filter(language -> of(language).contains(word))
                .toList();
    }

    /** Whether a word, in small letters, says something in a question of that language. */
    public static boolean tells(String word, Language language) {
        var languages = languages(word);
        boolean small = languages.contains(language) || (word.length() <= SHORT && !languages.isEmpty());
        return !small && !ASKING.contains(Folding.fold(word));
    }

    private static CharArraySet english() {
        try (var file = SnowballFilter.class.getResourceAsStream("english_stop.txt")) {
            return WordlistLoader.getSnowballWordSet(Objects.requireNonNull(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
