package touchline.jobs;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAdjusters;

/**
 * When work of a kind recurs, in UTC: one run a period over all nodes, whose input is a {@link Due}. After downtime the
 * last period is caught up, those before are not.
 *
 * @param kind of the {@link Work}
 * @param first a moment long ago at which it was due
 */
public record Schedule(String kind, Every every, Instant first) {

    /** How often. UTC knows no summer time, so that an hour, a day and a week are always as long. */
    public enum Every {
        HOUR(Duration.ofHours(1)),
        DAY(Duration.ofDays(1)),
        WEEK(Duration.ofDays(7));

        private final Duration time;

        Every(Duration time) {
            this.time = time;
        }

        private String period(Instant at) {
            return switch (this) {
                case HOUR -> at.toString().substring(0, "2026-11-30T07".length());
                case DAY -> at.toString().substring(0, "2026-11-30".length());
                case WEEK ->
                    DateTimeFormatter.ISO_WEEK_DATE
                            .format(LocalDate.ofInstant(at, ZoneOffset.UTC))
                            .substring(0, "2026-W49".length());
            };
        }
    }

    /** Who owns the runs. */
    public static final String OWNER = "schedule";

    /**
     * One run of a schedule.
     *
     * @param period the hour, such as {@code 2026-11-30T07}, the date, {@code 2026-11-30}, or the ISO week,
     *     {@code 2026-W49}, in which it is due
     */
    public record Due(String kind, String period, Instant at) {}

    /** @param minute of each hour */
    public static Schedule hourly(String kind, int minute) {
        return new Schedule(kind, Every.HOUR, Instant.EPOCH.plus(Duration.ofMinutes(minute)));
    }

    public static Schedule daily(String kind, LocalTime at) {
        return new Schedule(kind, Every.DAY, instant(LocalDate.EPOCH, at));
    }

    public static Schedule weekly(String kind, DayOfWeek day, LocalTime at) {
        return new Schedule(kind, Every.WEEK, instant(LocalDate.EPOCH.with(TemporalAdjusters.nextOrSame(day)), at));
    }

    /** The run that was due last, at {@code now} or before. */
    public Due last(Instant now) {
        long runs = Duration.between(first, now).dividedBy(every.time);
        return due(first.plus(every.time.multipliedBy(runs)));
    }

    /** The run that is due next, after {@code now}. */
    public Due next(Instant now) {
        return due(last(now).at().plus(every.time));
    }

    private Due due(Instant at) {
        return new Due(kind, every.period(at), at);
    }

    private static Instant instant(LocalDate day, LocalTime at) {
        return day.atTime(at).toInstant(ZoneOffset.UTC);
    }
}
