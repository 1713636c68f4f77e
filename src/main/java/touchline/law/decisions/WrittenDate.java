package touchline.law.decisions;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A date as a source writes it: ISO, or day first in figures or with the month named in English, French, Spanish or
 * German.
 *
 * @param written as it stands in the source
 * @param day absent = no such day exists, or the text is no date
 * @param ambiguous whether another reader could take day and month the other way round
 */
public record WrittenDate(String written, Optional<LocalDate> day, boolean ambiguous) {

    private static final int CENTURY = 2000;
    private static final int PIVOT = 84;
    private static final int TWO_DIGITS = 100;
    private static final int MONTHS = 12;

    private static final Pattern ISO = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})(?:T.*)?");
    private static final Pattern FIGURES = Pattern.compile("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})");
    private static final Pattern NAMED = Pattern.compile(
            "(\\d{1,2})(?:\\.|er|st|nd|rd|th|º)?\\s+(?:de\\s+)?(\\p{L}+)\\.?,?\\s+(?:de\\s+|del\\s+)?(\\d{4})");

    private static final Map<String, Integer> MONTH_NAMES = Stream.of(
                    "january february march april may june july august september october november december",
                    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
                    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
                    "januar februar märz april mai juni juli august september oktober november dezember")
            .map(names -> names.split(" "))
            .flatMap(names -> IntStream.range(0, MONTHS).mapToObj(i -> Map.entry(names[i], i + 1)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue, (one, _) -> one));

    /** Reads what it can; never throws and never corrects a date that does not exist. */
    @JsonCreator
    public static WrittenDate of(String written) {
        String text = written.strip().toLowerCase(Locale.ROOT);
        Matcher iso = ISO.matcher(text);
        if (iso.matches()) {
            return new WrittenDate(written, day(iso.group(1), iso.group(2), iso.group(3)), false);
        }
        Matcher figures = FIGURES.matcher(text);
        if (figures.matches()) {
            return inFigures(written, figures);
        }
        Matcher named = NAMED.matcher(text);
        Optional<LocalDate> day = named.matches()
                ? Optional.ofNullable(MONTH_NAMES.get(named.group(2)))
                        .flatMap(month -> day(named.group(3), String.valueOf(month), named.group(1)))
                : Optional.empty();
        return new WrittenDate(written, day, false);
    }

    /** In short figures people of both habits write; four digits of year after dashes are how courts write, day first. */
    private static WrittenDate inFigures(String written, Matcher figures) {
        Optional<LocalDate> day = day(year(figures.group(4)), figures.group(3), figures.group(1));
        boolean bothAreMonths = Integer.parseInt(figures.group(1)) <= MONTHS
                && !figures.group(1).equals(figures.group(3));
        boolean dashed = figures.group(2).equals("-") && figures.group(4).length() == 4;
        return new WrittenDate(written, day, day.isPresent() && bothAreMonths && !dashed);
    }

    private static String year(String digits) {
        if (digits.length() == 4) {
            return digits;
        }
        int year = Integer.parseInt(digits);
        return String.valueOf(year < PIVOT ? CENTURY + year : CENTURY - TWO_DIGITS + year);
    }

    private static Optional<LocalDate> day(String year, String month, String day) {
        try {
            return Optional.of(LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day)));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    @JsonValue
    @Override
    public String written() {
        return written;
    }
}
