package touchline.law.decisions;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.law.grammar.WrittenDay;

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

    private static final Pattern FIGURES = Pattern.compile("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})");

    /** Reads what it can; never throws and never corrects a date that does not exist. */
    @JsonCreator
    public static WrittenDate of(String written) {
        String text = written.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
        Matcher figures = FIGURES.matcher(text);
        return figures.matches() ? inFigures(written, figures) : new WrittenDate(written, WrittenDay.read(text), false);
    }

    /** In short figures people of both habits write; four digits of year after dashes are how courts write, day first. */
    private static WrittenDate inFigures(String written, Matcher figures) {
        int first = Integer.parseInt(figures.group(1));
        int second = Integer.parseInt(figures.group(3));
        Optional<LocalDate> day = day(year(figures.group(4)), second, first);
        boolean dashed = figures.group(2).equals("-") && figures.group(4).length() == 4;
        return new WrittenDate(written, day, day.isPresent() && first <= MONTHS && first != second && !dashed);
    }

    private static int year(String digits) {
        int year = Integer.parseInt(digits);
        if (digits.length() == 4) {
            return year;
        }
        return year < PIVOT ? CENTURY + year : CENTURY - TWO_DIGITS + year;
    }

    private static Optional<LocalDate> day(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
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
