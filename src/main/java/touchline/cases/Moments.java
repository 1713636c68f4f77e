package touchline.cases;

import java.time.Clock;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Times as the database holds them: always three digits after the second, so that their text sorts as they do. */
final class Moments {

    private static final DateTimeFormatter WRITTEN =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

    private Moments() {}

    static Instant now(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    static String write(Instant moment) {
        return WRITTEN.format(moment);
    }
}
