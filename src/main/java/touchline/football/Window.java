package touchline.football;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;

/** A day known as exactly as its source knows it: it lies between two days, both included. */
public record Window(LocalDate earliest, LocalDate latest, Precision precision) {

    /** How exactly a day is known. */
    public enum Precision {
        DAY,
        MONTH,
        /** Between two observations. */
        WINDOW,
        YEAR
    }

    public Window {
        if (latest.isBefore(earliest)) {
            throw new IllegalArgumentException("%s comes before %s".formatted(latest, earliest));
        }
    }

    public static Window day(LocalDate day) {
        return new Window(day, day, Precision.DAY);
    }

    public static Window month(YearMonth month) {
        return new Window(month.atDay(1), month.atEndOfMonth(), Precision.MONTH);
    }

    public static Window year(Year year) {
        return new Window(year.atDay(1), year.atMonth(12).atEndOfMonth(), Precision.YEAR);
    }

    /** What {@link #text} wrote of a day, a month or a year. */
    public static Window of(String text) {
        return switch (text.length()) {
            case 4 -> year(Year.parse(text));
            case 7 -> month(YearMonth.parse(text));
            default -> day(LocalDate.parse(text));
        };
    }

    /** The day, or the month or year that it lies in. */
    public static Window around(LocalDate day, Precision precision) {
        return switch (precision) {
            case MONTH -> month(YearMonth.from(day));
            case YEAR -> year(Year.from(day));
            case DAY, WINDOW -> day(day);
        };
    }

    public static Window between(LocalDate earliest, LocalDate latest) {
        return new Window(earliest, latest, Precision.WINDOW);
    }

    /** Whether both may mean one day. */
    public boolean overlaps(Window other) {
        return !earliest.isAfter(other.latest) && !other.earliest.isAfter(latest);
    }

    /** For reading: {@code 2026-07-06}, {@code 2018}, or {@code between … and …}. */
    public String words() {
        return precision == Precision.WINDOW ? "between %s and %s".formatted(earliest, latest) : text();
    }

    /** The day, the month, the year or both ends: {@code 2026-07-06}, {@code 2026-07}, {@code 2011}, {@code 2018-05-20/2018-08-11}. */
    public String text() {
        return switch (precision) {
            case DAY -> earliest.toString();
            case MONTH -> YearMonth.from(earliest).toString();
            case YEAR -> String.valueOf(earliest.getYear());
            case WINDOW -> earliest + "/" + latest;
        };
    }
}
