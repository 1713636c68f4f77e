package touchline.market.pulse;

import java.time.DayOfWeek;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import touchline.jobs.Schedule;

/** How often a report is written. */
public enum Period {
    /** Every day at 07:25 UTC, about the day before. */
    DAILY,
    /** On Mondays at 07:40 UTC, about the week before. */
    WEEKLY;

    /** How many days a report covers. */
    int days() {
        return this == DAILY ? 1 : 7;
    }

    Schedule schedule() {
        return switch (this) {
            case DAILY -> Schedule.daily("market-pulse-daily", LocalTime.of(7, 25));
            case WEEKLY -> Schedule.weekly("market-pulse-weekly", DayOfWeek.MONDAY, LocalTime.of(7, 40));
        };
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Period> of(String word) {
        return Arrays.stream(values()).filter(it -> it.word().equals(word)).findFirst();
    }
}
