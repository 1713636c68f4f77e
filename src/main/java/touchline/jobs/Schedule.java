package touchline.jobs;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;

/**
 * When work of a kind recurs, in UTC: one run a period over all nodes, whose input is a {@link Due}. After downtime the
 * last period is caught up, those before are not.
 *
 * @param kind of the {@link Work}
 * @param day absent = every day
 * @param at the time of day, UTC
 */
public record Schedule(String kind, Optional<DayOfWeek> day, LocalTime at) {

    /** Who owns the runs. */
    public static final String OWNER = "schedule";

    private static final int WEEK_LENGTH = "2026-W49".length();

    /**
     * One run of a schedule.
     *
     * @param period the date, such as {@code 2026-11-30}, or the ISO week, {@code 2026-W49}, in which it is due
     */
    public record Due(String kind, String period, Instant at) {}

    public static Schedule daily(String kind, LocalTime at) {
        return new Schedule(kind, Optional.empty(), at);
    }

    public static Schedule weekly(String kind, DayOfWeek day, LocalTime at) {
        return new Schedule(kind, Optional.of(day), at);
    }

    /** The run that was due last, at {@code now} or before. */
    public Due last(Instant now) {
        var today = LocalDate.ofInstant(now, ZoneOffset.UTC);
        var latest =
                day.map(it -> today.with(TemporalAdjusters.previousOrSame(it))).orElse(today);
        return due(instant(latest).isAfter(now) ? latest.minus(every()) : latest);
    }

    /** The run that is due next, after {@code now}. */
    public Due next(Instant now) {
        return due(LocalDate.ofInstant(last(now).at(), ZoneOffset.UTC).plus(every()));
    }

    private Due due(LocalDate date) {
        var period = day.isPresent()
                ? DateTimeFormatter.ISO_WEEK_DATE.format(date).substring(0, WEEK_LENGTH)
                : date.toString();
        return new Due(kind, period, instant(date));
    }

    private Period every() {
        return day.isPresent() ? Period.ofWeeks(1) : Period.ofDays(1);
    }

    private Instant instant(LocalDate date) {
        return date.atTime(at).toInstant(ZoneOffset.UTC);
    }
}
