package touchline.retrieval.words;

import java.io.IOException;
import java.util.Locale;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * Makes one word of the two names of a court that prints both, {@code CAS} and {@code TAS}. Where {@code cas} is a
 * word of the language it is left alone unless written in capitals.
 */
final class CourtFilter extends TokenFilter {

    private static final String ENGLISH = "cas";
    private static final String FRENCH = "tas";

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final boolean capitalsOnly;

    CourtFilter(TokenStream input, boolean capitalsOnly) {
        super(input);
        this.capitalsOnly = capitalsOnly;
    }

    @Override
    public boolean incrementToken() throws IOException {
        if (!input.incrementToken()) {
            return false;
        }
        if (term.length() == ENGLISH.length() && isTheCourt(term.toString())) {
            term.setEmpty().append(FRENCH);
        }
        return true;
    }

    private boolean isTheCourt(String word) {
        return capitalsOnly ? word.equals(ENGLISH.toUpperCase(Locale.ROOT)) : word.equalsIgnoreCase(ENGLISH);
    }
}
