package touchline.market;

import java.time.Instant;
import java.util.Set;

/**
 * A player whom somebody watches.
 *
 * @param enabled false = the watching is paused; since and notes stay
 * @param since when the watching began
 * @param lookedAt when the owner last looked, or began
 * @param seen the keys of the facts that stood in the register before the last look
 */
public record Watch(String owner, String player, boolean enabled, Instant since, Instant lookedAt, Set<String> seen) {

    public Watch {
        seen = Set.copyOf(seen);
    }
}
