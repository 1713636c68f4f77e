package touchline.football;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Something that was said of a player, on a day.
 *
 * @param player absent when the register does not know them; {@code name} always stands
 * @param kind {@code transfer_confirmed}, {@code rumour} …
 * @param about the slug or plain name of the club that it takes the player to, or else away from; absent where no row said it
 * @param firstSeen the day on which the register first had it
 */
public record Event(
        String id,
        Optional<String> player,
        String name,
        LocalDate day,
        String kind,
        Certainty certainty,
        String summary,
        Optional<String> about,
        Optional<String> publisher,
        LocalDate firstSeen,
        Origin origin) {

    /** Whether it is so, or only said to be. */
    public enum Certainty {
        CONFIRMED,
        RUMOUR
    }
}
