package touchline.accounts;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;

/** What is asked at every request, remembered so briefly that a change on another node soon counts here. */
public final class Caches {

    private static final Duration BRIEFLY = Duration.ofSeconds(10);

    private Caches() {}

    public static <V> Cache<String, V> brief(Clock clock) {
        return lasting(BRIEFLY, clock);
    }

    static <V> Cache<String, V> lasting(Duration time, Clock clock) {
        return Caffeine.newBuilder()
                .maximumSize(10_000)
                .expireAfterWrite(time)
                .ticker(() -> clock.millis() * 1_000_000)
                .build();
    }
}
