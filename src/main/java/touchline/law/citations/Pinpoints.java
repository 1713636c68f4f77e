package touchline.law.citations;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The paragraph or page that follows a citation. */
final class Pinpoints {

    private static final String MARK =
            "(?:(?:at )?(?:paras?\\.?|paragraphs?|par\\.|pars\\.|pp?\\.|pages?|[nN]os?\\.|§§?|¶¶?|[Rr]n\\.|[Rr]z\\.|Ziff\\.|consid\\.|recitals?|points?|"
                    + "párrs?\\.|apartados?|apdo\\.|marg\\.|[Ee]\\.)|at)";
    private static final String NUMBER = "\\d{1,4}(?:\\.\\d{1,3}){0,4}(?:\\([a-z0-9]{1,3}\\))?";
    private static final String LIST =
            NUMBER + "(?:(?: ?[-,] ?| and | & | et | y | und | to )" + NUMBER + "(?!\\d|[/.]\\d| ?\\p{L}{3})){0,10}+";
    private static final Pattern PINPOINT =
            Pattern.compile("(?:,? ?|,? ?\\[)(?<pin>" + MARK + " ?" + LIST + "(?: (?:et seqq?\\.|ff\\.?))?)");

    private Pinpoints() {}

    /** What stands right after a position of the plain text. */
    static Optional<String> after(String text, int position) {
        Matcher pinpoint = PINPOINT.matcher(text).region(position, text.length());
        return pinpoint.lookingAt() ? Optional.of(pinpoint.group("pin")) : Optional.empty();
    }
}
