package touchline.market.feeds;

import java.time.Instant;
import java.util.Optional;

/**
 * How the reading of a feed goes.
 *
 * @param readAt when it was read last, or when that was tried
 * @param goodAt when it was read last without fail
 * @param items how many it had then
 * @param undated how many of them are left because they say no day, or one that lies ahead
 * @param named how many of them name a player of the register
 * @param problem why it could not be read the last time, in one sentence
 */
public record FeedState(
        String address,
        Instant readAt,
        Optional<Instant> goodAt,
        int items,
        int undated,
        int named,
        Optional<String> problem) {

    FeedState failed(Instant at, String sentence) {
        return new FeedState(address, at, goodAt, items, undated, named, Optional.of(sentence));
    }
}
