package touchline.accounts.signin;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** So many of something in an hour for each address, counted on this node. */
final class HourlyLimit {

    private record Hour(Instant end, int count) {}

    private final int limit;
    private final Clock clock;
    private final Cache<String, Hour> hours =
            Caffeine.newBuilder().maximumSize(100_000).build();

    HourlyLimit(int limit, Clock clock) {
        this.limit = limit;
        this.clock = clock;
    }

    boolean allows(String address) {
        var now = clock.instant();
        var hour = hours.asMap()
                .compute(
                        address,
                        (key, seen) -> seen == null || !now.isBefore(seen.end())
                                ? new Hour(now.plus(Duration.ofHours(1)), 1)
                                : new Hour(seen.end(), seen.count() + 1));
        return hour.count() <= limit;
    }
}
