package touchline.football.written;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads seasons as files write them, and writes them in one way: {@code 2020/21}, or {@code 2021} by the calendar. */
public final class SeasonText {

    /** When a competition's seasons begin and end. */
    public enum Years {
        /** From summer to summer. */
        SPLIT,
        /** From January to December. */
        CALENDAR
    }

    private static final Pattern TWO = Pattern.compile("(\\d{4}|\\d{2})\\s*[/\\-–]\\s*(\\d{4}|\\d{2})");
    private static final Pattern RUN_TOGETHER = Pattern.compile("(\\d{2})(\\d{2})");
    private static final Pattern ONE = Pattern.compile("\\d{4}|\\d{2}");

    /** Two digits above it were written in the century before. */
    private static final int LAST_CENTURY = 70;

    private SeasonText() {}

    /** The season; absent where the text fits no season of such a competition. */
    public static Optional<String> read(String text, Years years) {
        String stripped = text.strip();
        Matcher two = TWO.matcher(stripped);
        if (two.matches()) {
            return years == Years.SPLIT ? split(two.group(1), two.group(2)) : Optional.empty();
        }
        if (years == Years.SPLIT) {
            Matcher together = RUN_TOGETHER.matcher(stripped);
            // 2021 is a year or 20/21: the year, unless no football was played in it.
            if (together.matches() && !isYear(stripped)) {
                return split(together.group(1), together.group(2));
            }
        }
        if (!ONE.matcher(stripped).matches()) {
            return Optional.empty();
        }
        int year = year(stripped);
        return Optional.of(years == Years.SPLIT ? label(year) : String.valueOf(year));
    }

    private static Optional<String> split(String first, String second) {
        int start = year(first);
        return year(second) == start + 1 ? Optional.of(label(start)) : Optional.empty();
    }

    private static String label(int start) {
        return "%d/%02d".formatted(start, (start + 1) % 100);
    }

    private static boolean isYear(String digits) {
        int year = Integer.parseInt(digits);
        return year >= 1900 && year < 2100;
    }

    private static int year(String digits) {
        int number = Integer.parseInt(digits);
        if (digits.length() == 4) {
            return number;
        }
        return number >= LAST_CENTURY ? 1900 + number : 2000 + number;
    }
}
