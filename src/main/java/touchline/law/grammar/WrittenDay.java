package touchline.law.grammar;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A day as English, French, Spanish and German texts write it; day before month unless the month is a word. */
public final class WrittenDay {

    private static final List<List<String>> MONTHS = List.of(
            List.of("january", "janvier", "enero", "januar", "jan"),
            List.of("february", "février", "fevrier", "febrero", "februar", "feb"),
            List.of("march", "mars", "marzo", "märz", "mar"),
            List.of("april", "avril", "abril", "apr"),
            List.of("may", "mai", "mayo"),
            List.of("june", "juin", "junio", "juni", "jun"),
            List.of("july", "juillet", "julio", "juli", "jul"),
            List.of("august", "août", "aout", "agosto", "aug"),
            List.of("september", "septembre", "septiembre", "sept", "sep"),
            List.of("october", "octobre", "octubre", "oktober", "oct", "okt"),
            List.of("november", "novembre", "noviembre", "nov"),
            List.of("december", "décembre", "decembre", "diciembre", "dezember", "dec", "dez"));
    private static final Map<String, Integer> MONTH = numbered();

    /** The name of a month, in a pattern that ignores case. */
    static final String MONTH_NAME = MONTH.keySet().stream()
            .sorted((one, other) -> other.length() - one.length())
            .collect(Collectors.joining("|", "(?iu:", ")(?!\\p{L})"));

    /** A day, in a pattern that matches nothing longer than 40 characters. */
    public static final String PATTERN = "(?:\\d{1,2}(?:er|\\.|°|st|nd|rd|th)? (?:de |of )?" + MONTH_NAME
            + "\\.?,? (?:de |del )?(?:19|20)\\d{2}(?!\\d)|" + MONTH_NAME + " \\d{1,2}, (?:19|20)\\d{2}(?!\\d)"
            + "|(?:19|20)\\d{2}-\\d{2}-\\d{2}(?!\\d)|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d{2}(?!\\d))";

    private static final Pattern DAY_FIRST = Pattern.compile("(?<d>\\d{1,2})(?:er|\\.|°|st|nd|rd|th)? (?:de |of )?(?<m>"
            + MONTH_NAME + ")\\.?,? (?:de |del )?(?<y>\\d{4})");
    private static final Pattern MONTH_FIRST = Pattern.compile("(?<m>" + MONTH_NAME + ") (?<d>\\d{1,2}), (?<y>\\d{4})");
    private static final Pattern ISO = Pattern.compile("(?<y>\\d{4})-(?<m>\\d{2})-(?<d>\\d{2})");
    private static final Pattern DOTTED = Pattern.compile("(?<d>\\d{1,2})[./](?<m>\\d{1,2})[./](?<y>\\d{4})");

    private WrittenDay() {}

    private static Map<String, Integer> numbered() {
        return IntStream.range(0, MONTHS.size())
                .boxed()
                .flatMap(index -> MONTHS.get(index).stream().map(name -> Map.entry(name, index + 1)))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** Reads what {@link #PATTERN} matched; empty = no such day, as in 31 February. */
    public static Optional<LocalDate> read(String written) {
        return Stream.of(DAY_FIRST, MONTH_FIRST, ISO, DOTTED)
                .map(pattern -> pattern.matcher(written))
                .filter(matcher -> matcher.matches())
                .findFirst()
                .flatMap(WrittenDay::day);
    }

    private static Optional<LocalDate> day(MatchResult match) {
        String month = match.group("m").toLowerCase(Locale.ROOT);
        int number = Character.isDigit(month.charAt(0)) ? Integer.parseInt(month) : MONTH.getOrDefault(month, 0);
        try {
            return Optional.of(
                    LocalDate.of(Integer.parseInt(match.group("y")), number, Integer.parseInt(match.group("d"))));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }
}
