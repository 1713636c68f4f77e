package touchline.research.watch;

import java.time.Instant;
import java.util.Optional;
import touchline.research.sources.AiUse;

/**
 * How a source stands.
 *
 * @param live whether researches may ask it
 * @param askedAt when it was last looked at for something new; absent = never
 * @param outcome answered, or why not: robots, blocked, odd_shape and the like
 * @param answeredAt when it last answered with a list
 * @param newAt when that list last had an entry not seen before
 * @param alarm what is wrong, in words; absent = nothing that is known
 */
public record Watched(
        String source,
        String name,
        boolean live,
        AiUse aiUse,
        Optional<Instant> askedAt,
        Optional<String> outcome,
        Optional<Instant> answeredAt,
        Optional<Instant> newAt,
        Optional<String> alarm) {}
