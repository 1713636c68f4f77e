package touchline.cases;

import java.util.List;
import java.util.Optional;
import touchline.problem.Problem;

/** What people write into a case, as it is kept: without control characters, never blank, never too long. */
public final class Written {

    private Written() {}

    /** One line. */
    public static String line(String path, String written, int longest) {
        return checked(
                path, written.replaceAll("[\\p{Cntrl}\\s\\u2028\\u2029]+", " ").strip(), longest);
    }

    /** Its line breaks and tabs are kept. */
    static String text(String path, String written, int longest) {
        return checked(
                path, written.replaceAll("[\\p{Cntrl}&&[^\\t\\r\\n]]", "").strip(), longest);
    }

    /** Blank is absent. */
    static Optional<String> optional(String path, Optional<String> written, int longest) {
        return written.filter(it -> !it.isBlank()).map(it -> text(path, it, longest));
    }

    /** Each once. */
    static List<String> lines(String path, List<String> written, int most, int longest) {
        if (written.size() > most) {
            throw Problem.invalid(path, "maxItems", "`%s` must have at most %d entries.".formatted(path, most));
        }
        return written.stream().map(it -> line(path, it, longest)).distinct().toList();
    }

    private static String checked(String path, String text, int longest) {
        if (text.isEmpty()) {
            throw Problem.invalid(path, "not blank", "`%s` is blank: write at least one word.".formatted(path));
        }
        if (text.length() > longest) {
            throw Problem.invalid(path, "maxLength", "`%s` must have at most %d characters.".formatted(path, longest));
        }
        return text;
    }
}
