package touchline.football;

import java.util.Map;

/**
 * What one source says of a player.
 *
 * @param facts by {@link Field}, in the source's words
 */
public record Profile(Map<Field, String> facts, Origin origin) {

    /** What can be said of a player; each is text, and days are ISO. */
    public enum Field {
        NAME,
        FULL_NAME,
        /** {@code 2001-03-01}, or {@code 2001} where no more is known. */
        BORN,
        BIRTH_PLACE,
        /** Several are parted by {@code |}. */
        NATIONALITIES,
        /** The name of a {@link Position}. */
        POSITION,
        ROLE,
        /** The name of a {@link Foot}. */
        FOOT,
        HEIGHT_CM,
        WEIGHT_KG,
        /** A slug, with {@link #CLUB_AS_OF}. */
        CLUB,
        CLUB_AS_OF,
        /** {@code 2027-06-30}, or {@code 2027-06} or {@code 2027} where no more is known. */
        CONTRACT_UNTIL,
        AGENT,
        WIKIPEDIA
    }

    public Profile {
        facts = Map.copyOf(facts);
    }
}
