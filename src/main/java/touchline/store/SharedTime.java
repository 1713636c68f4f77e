package touchline.store;

import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time by which nodes agree whether one of them is still alive: the database's, carried on by this machine's stopwatch.
 * Neither a wrong clock nor one that a demonstration has set makes a node believe that another is dead.
 */
public final class SharedTime {

    private static final Logger LOG = LoggerFactory.getLogger(SharedTime.class);
    private static final Duration FRESH = Duration.ofMinutes(1);

    /** {@code 2026-11-30 07:25:00}, which is UTC, or as a PostgreSQL session has it, {@code 2026-11-30 13:10:00.5+05:45}. */
    private static final DateTimeFormatter WRITTEN = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE)
            .appendLiteral(' ')
            .append(DateTimeFormatter.ISO_LOCAL_TIME)
            .optionalStart()
            .appendOffset("+HH:mm", "Z")
            .optionalEnd()
            .parseDefaulting(ChronoField.OFFSET_SECONDS, 0)
            .toFormatter(Locale.ROOT);

    private record Reading(Instant time, long nanos) {}

    private final Store store;
    private final LongSupplier stopwatch;
    private volatile Reading latest;

    SharedTime(Store store) {
        this(store, System::nanoTime);
    }

    /** @param stopwatch nanoseconds that pass */
    SharedTime(Store store, LongSupplier stopwatch) {
        this.store = store;
        this.stopwatch = stopwatch;
        this.latest = read();
    }

    public Instant now() {
        if (since(latest).compareTo(FRESH) > 0) {
            latest = readIfPossible();
        }
        var reading = latest;
        return reading.time().plus(since(reading));
    }

    /** The scheduler asks in loops that end for good when an exception reaches them. */
    private Reading readIfPossible() {
        try {
            return read();
        } catch (RuntimeException e) {
            LOG.warn("The database does not tell the time", e);
            var now = stopwatch.getAsLong();
            return new Reading(latest.time().plusNanos(now - latest.nanos()), now);
        }
    }

    private Reading read() {
        var text = store.read()
                .sql("SELECT CAST(CURRENT_TIMESTAMP AS TEXT)")
                .query(String.class)
                .single();
        return new Reading(OffsetDateTime.parse(text, WRITTEN).toInstant(), stopwatch.getAsLong());
    }

    private Duration since(Reading reading) {
        return Duration.ofNanos(stopwatch.getAsLong() - reading.nanos());
    }
}
