package touchline.retrieval.words;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Makes characters equal that people use for the same thing. */
public final class Folding {

    private static final Pattern DASHES = Pattern.compile("[\\p{Pd}\\u2212\\u2043]");
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\u00AD\\p{Cc}&&[^\\n\\t]]|[\\p{Cf}&&[^\\u00AD]]|\\u00AD");
    private static final Pattern SPACES = Pattern.compile("[\\p{Z}\\s]+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    /** {@code 200,000}, {@code 200.000}, {@code 200 000}: where each language breaks a large number. */
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<![\\p{L}\\d.,/])\\d{1,3}(?:[.,'’\\u00A0\\u202F ]\\d{3}){1,4}(?![\\p{L}\\d/])");

    private static final Pattern NO_DIGIT = Pattern.compile("\\D");

    private Folding() {}

    /** One kind of dash, no control characters and no soft hyphens, large numbers unbroken; letters stay as they are. */
    public static String clean(String text) {
        var visible = DASHES.matcher(INVISIBLE.matcher(text).replaceAll("")).replaceAll("-");
        return THOUSANDS
                .matcher(visible)
                .replaceAll(number -> NO_DIGIT.matcher(number.group()).replaceAll(""));
    }

    /** Small letters without accents, single spaces, {@code ²} as 2: for comparing, not for showing. */
    public static String fold(String text) {
        var letters = Normalizer.normalize(clean(text), Normalizer.Form.NFKD);
        return SPACES.matcher(MARKS.matcher(letters).replaceAll(""))
                .replaceAll(" ")
                .replace("ß", "ss")
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
