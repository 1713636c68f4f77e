package touchline.accounts.signin;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Something fetched from elsewhere and remembered for a while. One fetch at a time; after a failure or an early
 * renewal none for 30 seconds; what is old stays in use as long as nothing newer can be had.
 */
final class Remembered<T> {

    private static final Duration PAUSE = Duration.ofSeconds(30);

    /** Fetches it anew. */
    interface Source<T> {
        T fetch() throws IOException;
    }

    private record Known<T>(T value, Instant since) {}

    private final Clock clock;
    private final Duration goodFor;
    private final Source<T> source;
    private final ReentrantLock fetching = new ReentrantLock();
    private volatile @Nullable Known<T> known;
    private Instant next = Instant.MIN;

    Remembered(Clock clock, Duration goodFor, Source<T> source) {
        this.clock = clock;
        this.goodFor = goodFor;
        this.source = source;
    }

    /** @throws IOException when it has never been had and cannot be had now */
    T current() throws IOException {
        var seen = known;
        if (seen == null) {
            return first();
        }
        // Whoever finds the lock taken goes on with the old value instead of waiting for a slow server.
        if (!clock.instant().isBefore(seen.since().plus(goodFor)) && fetching.tryLock()) {
            try {
                return renewed(seen);
            } finally {
                fetching.unlock();
            }
        }
        return seen.value();
    }

    /** Something newer than what was {@code seen} and did not do, if there is and it may be fetched now. */
    T newer(T seen) throws IOException {
        fetching.lock();
        try {
            var latest = known;
            if (latest == null) {
                return current();
            }
            return latest.value().equals(seen) ? earlier(latest) : latest.value();
        } finally {
            fetching.unlock();
        }
    }

    private T first() throws IOException {
        fetching.lock();
        try {
            var seen = known;
            if (seen != null) {
                return seen.value();
            }
            if (clock.instant().isBefore(next)) {
                throw new IOException("Not available a moment ago");
            }
            next = clock.instant().plus(PAUSE);
            var value = remember(source.fetch());
            next = Instant.MIN;
            return value;
        } finally {
            fetching.unlock();
        }
    }

    /** Counts whether it succeeds or not: whoever sends made-up keys must not make this service ask for each. */
    private T earlier(Known<T> old) {
        boolean allowed = !clock.instant().isBefore(next);
        var value = renewed(old);
        if (allowed) {
            next = clock.instant().plus(PAUSE);
        }
        return value;
    }

    private T renewed(Known<T> old) {
        var now = clock.instant();
        if (now.isBefore(next)) {
            return old.value();
        }
        try {
            return remember(source.fetch());
        } catch (IOException e) {
            next = now.plus(PAUSE);
            return old.value();
        }
    }

    private T remember(T value) {
        known = new Known<>(value, clock.instant());
        return value;
    }
}
