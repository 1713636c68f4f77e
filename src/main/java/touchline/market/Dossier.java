package touchline.market;

import java.time.Instant;

/**
 * A dossier about a player, as it was when it was made.
 *
 * @param summary what it comes to, in a few sentences
 * @param text Markdown
 */
public record Dossier(String id, String player, Kind kind, String summary, String text, Instant madeAt) {

    /** How much went into it. */
    public enum Kind {
        QUICK,
        DEEP,
        /** The full picture in one call. */
        ORCHESTRATED
    }
}
