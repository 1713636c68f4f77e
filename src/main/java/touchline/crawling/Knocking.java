package touchline.crawling;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import touchline.outgoing.Ask;
import touchline.outgoing.Fetched;
import touchline.outgoing.NoAnswer;
import touchline.outgoing.Outgoing;

/** One request to one host: at its turn, within what robots.txt allows, and nowhere else. */
final class Knocking {

    /** Why a request was not made, or came to nothing. */
    static final class Refusal extends Exception {

        private static final long serialVersionUID = 1;

        private final Visit.Miss why;

        Refusal(Visit.Miss why, String sentence) {
            super(sentence);
            this.why = why;
        }

        Visit.Missed at(URI address) {
            return new Visit.Missed(address, why, String.valueOf(getMessage()));
        }
    }

    private final Outgoing outgoing;
    private final Robots robots;
    private final Turns turns;
    private final CrawlingSettings settings;
    private final Clock clock;
    private final Waiting waiting;

    Knocking(Outgoing outgoing, Robots robots, Turns turns, CrawlingSettings settings, Clock clock, Waiting waiting) {
        this.outgoing = outgoing;
        this.robots = robots;
        this.turns = turns;
        this.settings = settings;
        this.clock = clock;
        this.waiting = waiting;
    }

    Fetched at(URI address, Map<String, String> headers) throws Refusal {
        admitted(address);
        try {
            return outgoing.fetch(
                    new Ask(
                            address,
                            settings.reach(),
                            "text/html, application/xhtml+xml, application/pdf;q=0.9, application/json;q=0.9, */*;q=0.5",
                            settings.mostBytes(),
                            settings.patience()),
                    headers);
        } catch (NoAnswer none) {
            throw refusal(address, none);
        } catch (IOException broken) {
            throw new Refusal(Visit.Miss.UNREACHABLE, "%s does not answer.".formatted(address.getHost()));
        }
    }

    /** Returns at the host's turn, when its robots.txt lets us have the address. */
    void admitted(URI address) throws Refusal {
        Robots.Rules rules = rules(address);
        if (!rules.allow(address)) {
            throw new Refusal(
                    Visit.Miss.ROBOTS,
                    rules.failed()
                            ? "The robots.txt of %s cannot be read now; ask again later.".formatted(address.getHost())
                            : "The robots.txt of %s keeps programs out of this address.".formatted(address.getHost()));
        }
        await(address, rules.pause().orElse(settings.pause()));
    }

    private Robots.Rules rules(URI address) throws Refusal {
        try {
            return robots.of(Addresses.allowed(address, settings.reach()));
        } catch (NoAnswer none) {
            throw refusal(address, none);
        }
    }

    /** Leaves the host alone for a while, as it asked. */
    void leaveAlone(URI address, Duration time) {
        turns.hold(address.getHost(), time);
    }

    private void await(URI address, Duration pause) throws Refusal {
        if (pause.compareTo(settings.longestPause()) > 0) {
            throw new Refusal(
                    Visit.Miss.ROBOTS,
                    "%s asks programs to wait %d seconds between requests, which is longer than we wait."
                            .formatted(address.getHost(), pause.toSeconds()));
        }
        Instant turn = turns.take(address.getHost(), pause);
        Duration wait = Duration.between(clock.instant(), turn);
        try {
            if (wait.isPositive()) {
                waiting.pass(wait);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Refusal(Visit.Miss.FAILED, "The visit was stopped.");
        }
    }

    private static Refusal refusal(URI address, NoAnswer none) {
        return switch (none.reason()) {
            case NOT_ALLOWED ->
                new Refusal(Visit.Miss.URL_NOT_ALLOWED, "%s is not an address of the open web.".formatted(address));
            case TOO_LARGE -> new Refusal(Visit.Miss.TOO_LARGE, "The page is larger than what is fetched.");
            case TOO_SLOW -> new Refusal(Visit.Miss.TIMEOUT, "%s did not answer in time.".formatted(address.getHost()));
            case UNREACHABLE -> new Refusal(Visit.Miss.UNREACHABLE, "%s does not answer.".formatted(address.getHost()));
        };
    }
}
