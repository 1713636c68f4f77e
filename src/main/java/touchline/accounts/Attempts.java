package touchline.accounts;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import touchline.problem.Problem;

/**
 * Slows down whoever guesses a password. A network may fail ten times at one address and thirty times in all; only an
 * address that fails from ten networks or more is closed to its owner, too.
 */
final class Attempts {

    private static final Duration WINDOW = Duration.ofMinutes(15);

    private final Throttle ofNetwork;
    private final Throttle ofNetworkAtAddress;
    private final Throttle atAddress;

    Attempts(Clock clock) {
        this.ofNetwork = new Throttle(30, WINDOW, clock);
        this.ofNetworkAtAddress = new Throttle(10, WINDOW, clock);
        this.atAddress = new Throttle(100, WINDOW, clock);
    }

    /** Counts before the password is looked at, so that guesses made at once cannot pass together. */
    void count(Email email, String network) {
        // In this order: what one network is refused must not count against the owner of the address.
        ofNetwork
                .take(network)
                .or(() -> ofNetworkAtAddress.take(pair(email, network)))
                .or(() -> atAddress.take(email.text()))
                .ifPresent(wait -> {
                    long seconds = Math.max(1, wait.toSeconds());
                    throw new Problem(
                            Problem.Code.RATE_LIMITED,
                            "Too many failed sign-ins: try again in %d seconds.".formatted(seconds),
                            Map.of("retry_after", seconds));
                });
    }

    /** Only failures count. */
    void forgive(Email email, String network) {
        ofNetwork.giveBack(network);
        ofNetworkAtAddress.giveBack(pair(email, network));
        atAddress.giveBack(email.text());
    }

    private static String pair(Email email, String network) {
        return network + " " + email.text();
    }
}
