package touchline.research;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;

/** What a research may still fetch; the page that passes a limit is the last. */
final class Budget {

    private final int pages;
    private final long bytes;
    private final Instant until;
    private final ResearchSettings settings;
    private final Clock clock;

    private int pagesTaken;
    private long bytesTaken;

    Budget(ResearchSettings settings, Optional<Integer> pages, Instant begun, Clock clock) {
        this.pages = Math.min(settings.pages(), pages.orElse(Integer.MAX_VALUE));
        this.bytes = settings.bytes();
        this.until = begun.plus(settings.time());
        this.settings = settings;
        this.clock = clock;
    }

    void took(long length) {
        pagesTaken++;
        bytesTaken += length;
    }

    /** Which limit is reached, in words; empty = there is room. */
    Optional<String> spent() {
        if (pagesTaken >= pages) {
            return Optional.of("%d pages".formatted(pages));
        }
        if (bytesTaken >= bytes) {
            return Optional.of("%d bytes".formatted(bytes));
        }
        return clock.instant().isAfter(until)
                ? Optional.of("%d minutes".formatted(settings.time().toMinutes()))
                : Optional.empty();
    }
}
