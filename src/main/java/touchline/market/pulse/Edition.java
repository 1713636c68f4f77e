package touchline.market.pulse;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import touchline.problem.Problem;

/**
 * Which report: there is one of each.
 *
 * @param date the day on which it is due, of a week its Monday
 */
public record Edition(Period period, LocalDate date) {

    private static final LocalDate FIRST = LocalDate.of(2000, 1, 1);
    private static final int WEEK_LENGTH = "2026-W49".length();

    public Edition {
        if (period == Period.WEEKLY) {
            date = date.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        }
    }

    /** The one that was due last, at {@code now} or before. */
    public static Edition last(Period period, Instant now) {
        return new Edition(
                period, LocalDate.ofInstant(period.schedule().last(now).at(), ZoneOffset.UTC));
    }

    /** @throws Problem INVALID_ARGUMENT for a day whose report would be about days that are not over, or too long ago */
    public static Edition notAfter(Instant now, Period period, LocalDate date) {
        var today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        if (date.isAfter(today) || date.isBefore(FIRST)) {
            throw Problem.invalid(
                    "date",
                    "range",
                    "date must be a day from %s to today, %s: a report is about days that are over."
                            .formatted(FIRST, today));
        }
        return new Edition(period, date);
    }

    /** {@code daily-2026-11-30} or {@code weekly-2026-W49}. */
    public String id() {
        return period.word() + "-"
                + (period == Period.DAILY
                        ? date.toString()
                        : DateTimeFormatter.ISO_WEEK_DATE.format(date).substring(0, WEEK_LENGTH));
    }
}
