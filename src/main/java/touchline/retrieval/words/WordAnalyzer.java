package touchline.retrieval.words;

import java.util.Optional;
import java.util.function.Function;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.de.GermanLightStemFilter;
import org.apache.lucene.analysis.de.GermanNormalizationFilter;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.es.SpanishLightStemFilter;
import org.apache.lucene.analysis.fr.FrenchAnalyzer;
import org.apache.lucene.analysis.fr.FrenchLightStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.LengthFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.util.ElisionFilter;
import touchline.retrieval.Language;

/**
 * Reduces the words of a language to stems without accents; of no language in particular, to small letters without
 * accents. Accents fall before stems are made, so that a word typed without them has the same stem.
 */
final class WordAnalyzer extends Analyzer {

    /** Longer ones are no words; the tokenizer cuts a very long one in pieces of 255. */
    static final int LONGEST = 50;

    private final Optional<Language> language;

    WordAnalyzer(Optional<Language> language) {
        this.language = language;
    }

    @Override
    protected TokenStreamComponents createComponents(String field) {
        var tokenizer = new StandardTokenizer();
        TokenStream words = new LengthFilter(tokenizer, 1, LONGEST);
        words = new CourtFilter(words, language.filter(it -> it != Language.FR).isEmpty());
        words = new LowerCaseFilter(words);
        words = language.map(stemming(words)).orElse(words);
        return new TokenStreamComponents(tokenizer, new ASCIIFoldingFilter(words));
    }

    private static Function<Language, TokenStream> stemming(TokenStream words) {
        return language -> switch (language) {
            case EN ->
                new PorterStemFilter(
                        folded(new StopFilter(new EnglishPossessiveFilter(words), SmallWords.of(language))));
            case FR ->
                new FrenchLightStemFilter(folded(new StopFilter(
                        new ElisionFilter(words, FrenchAnalyzer.DEFAULT_ARTICLES), SmallWords.of(language))));
            case ES -> new SpanishLightStemFilter(folded(new StopFilter(words, SmallWords.of(language))));
            case DE ->
                new GermanLightStemFilter(
                        folded(new GermanNormalizationFilter(new StopFilter(words, SmallWords.of(language)))));
        };
    }

    private static TokenStream folded(TokenStream words) {
        return new ASCIIFoldingFilter(words);
    }
}
