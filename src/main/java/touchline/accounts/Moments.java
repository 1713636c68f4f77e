package touchline.accounts;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Times as the database holds them: whole seconds, so that their text sorts as they do. */
final class Moments {

    private Moments() {}

    static Instant now(Clock clock) {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    static Instant read(String text) {
        return Instant.parse(text);
    }

    static Optional<Instant> readIfAny(@Nullable String text) {
        return Optional.ofNullable(text).map(Instant::parse);
    }

    static @Nullable String write(Optional<Instant> moment) {
        return moment.map(it -> it.truncatedTo(ChronoUnit.SECONDS).toString()).orElse(null);
    }
}
