package touchline.market;

import java.time.Instant;

/** Something that an owner noted about a player, or that was found out for them. */
public record Memory(String id, String player, Kind kind, String text, Instant notedAt) {

    /** How it came about. */
    public enum Kind {
        /** The owner's own words. */
        NOTE,
        /** What a research found, in a sentence. */
        FINDING
    }
}
