package touchline.law.sums;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How days are counted before the bodies of FIFA, and said. */
public final class Days {

    private static final DateTimeFormatter SAID = DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu", Locale.ENGLISH);
    private static final MonthDay STOPS = MonthDay.of(12, 20);
    private static final MonthDay GOES_ON = MonthDay.of(1, 5);

    private Days() {}

    public static String said(LocalDate day) {
        return SAID.format(day);
    }

    /** The last day of a time that begins on the next day and stands still from 20 December to 5 January. */
    public static LocalDate withPause(LocalDate from, int days) {
        LocalDate day = from;
        for (int counted = 0; counted < days; ) {
            day = day.plusDays(1);
            if (!isPause(day)) {
                counted++;
            }
        }
        return day;
    }

    private static boolean isPause(LocalDate day) {
        MonthDay of = MonthDay.from(day);
        return !of.isBefore(STOPS) || !of.isAfter(GOES_ON);
    }

    /** The day itself, or the Monday after a weekend that is no pause. */
    public static LocalDate workingDay(LocalDate day) {
        LocalDate next = day;
        while (isWeekend(next) || isPause(next)) {
            next = next.plusDays(1);
        }
        return next;
    }

    public static boolean isWeekend(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY;
    }
}
