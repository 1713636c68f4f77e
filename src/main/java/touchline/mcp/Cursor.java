package touchline.mcp;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.problem.Problem;

/**
 * Where a list goes on: clients hand it back as they got it, and only with the question that it came from.
 *
 * @param question what was asked, all of it
 * @param offset how many entries were given before
 */
public record Cursor(String question, int offset) {

    private static final Pattern FORM = Pattern.compile("(?<hash>-?\\d{1,11})\\.(?<offset>\\d{1,6})");

    /** As a client sees it. */
    public String text() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString("%d.%d".formatted(question.hashCode(), offset).getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * The offset that a client's cursor stands for; 0 without one.
     *
     * @throws Problem INVALID_ARGUMENT for anything that this list did not hand out for this question
     */
    public static int offset(Optional<String> cursor, String question) {
        return cursor.map(text -> read(text, question)).orElse(0);
    }

    private static int read(String text, String question) {
        Matcher form = FORM.matcher(decoded(text));
        if (!form.matches()
                || Integer.parseInt(form.group("offset")) == 0
                || !form.group("hash").equals(String.valueOf(question.hashCode()))) {
            throw refused();
        }
        return Integer.parseInt(form.group("offset"));
    }

    private static String decoded(String text) {
        try {
            return new String(Base64.getUrlDecoder().decode(text), StandardCharsets.US_ASCII);
        } catch (IllegalArgumentException notBase64) {
            throw refused();
        }
    }

    private static Problem refused() {
        return Problem.invalid(
                "cursor",
                "the next_cursor of the same question",
                "This cursor belongs to no list of this question; leave it out to begin anew, or send the next_cursor of the last answer.");
    }
}
