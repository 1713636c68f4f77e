package touchline.accounts;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import touchline.problem.Problem;

/** Slows down whoever guesses a password: ten attempts per address in a quarter of an hour, counted on this node. */
final class Attempts {

    private static final int ALLOWED = 10;
    private static final Duration WINDOW = Duration.ofMinutes(15);

    private record Window(Instant end, int attempts) {}

    private final Clock clock;
    private final Cache<String, Window> windows =
            Caffeine.newBuilder().maximumSize(100_000).build();

    Attempts(Clock clock) {
        this.clock = clock;
    }

    /** Counts before the password is looked at, so that guesses made at once cannot pass together. */
    void count(Email email) {
        var now = clock.instant();
        var window = windows.asMap()
                .compute(
                        email.text(),
                        (key, seen) -> seen == null || !now.isBefore(seen.end())
                                ? new Window(now.plus(WINDOW), 1)
                                : new Window(seen.end(), seen.attempts() + 1));
        if (window.attempts() > ALLOWED) {
            long seconds = Math.max(1, Duration.between(now, window.end()).toSeconds());
            throw new Problem(
                    Problem.Code.RATE_LIMITED,
                    "Too many failed sign-ins for this address: try again in %d seconds.".formatted(seconds),
                    Map.of("retry_after", seconds));
        }
    }

    void forget(Email email) {
        windows.invalidate(email.text());
    }
}
