package touchline.accounts;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** So many of something in a stretch of time for each key, counted on this node. */
public final class Throttle {

    private record Window(Instant end, int count) {

        Window plus(int more) {
            return new Window(end, count + more);
        }
    }

    private final int limit;
    private final Duration time;
    private final Clock clock;
    private final Cache<String, Window> windows =
            Caffeine.newBuilder().maximumSize(100_000).build();

    public Throttle(int limit, Duration time, Clock clock) {
        this.limit = limit;
        this.time = time;
        this.clock = clock;
    }

    /**
     * Counts one more from the network that an address belongs to.
     *
     * @return how long to wait when that is one too many
     */
    public Optional<Duration> takeFrom(String address) {
        return take(Subjects.network(address));
    }

    /**
     * Counts one more for a key.
     *
     * @return how long to wait when that is one too many
     */
    public Optional<Duration> take(String key) {
        var now = clock.instant();
        var window = windows.asMap()
                .compute(
                        key,
                        (same, seen) -> seen == null || !now.isBefore(seen.end())
                                ? new Window(now.plus(time), 1)
                                : seen.plus(1));
        return window.count() <= limit ? Optional.empty() : Optional.of(Duration.between(now, window.end()));
    }

    void giveBack(String key) {
        windows.asMap().computeIfPresent(key, (same, seen) -> seen.plus(-1));
    }
}
