package touchline.football;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A change of club.
 *
 * @param from absent where only the joining is known
 * @param to absent where only the leaving is known
 * @param status OBSERVED: seen from the outside, by two squads or a list of careers; CONFIRMED: somebody says it
 * @param evidence how it is known: an address or a few words
 * @param gone the day of the source's latest file, where that did not give the move again
 * @param alsoSaidBy other sources that say the same
 */
public record Move(
        String id,
        String player,
        String playerName,
        Window when,
        Optional<String> season,
        Optional<Club.Named> from,
        Optional<Club.Named> to,
        Kind kind,
        Fee fee,
        Status status,
        Optional<String> evidence,
        Origin origin,
        Optional<LocalDate> gone,
        List<Origin> alsoSaidBy) {

    /** What kind of move it was. */
    public enum Kind {
        PERMANENT,
        LOAN,
        LOAN_RETURN,
        /** Left; whereto is not known. */
        DEPARTURE,
        /** For good, on loan or free: the source does not say. */
        UNKNOWN
    }

    /** How sure it is. */
    public enum Status {
        OBSERVED,
        CONFIRMED,
        /** Agreed for a day that had not come when the source was read. */
        PLANNED,
        RUMOUR
    }

    public Move {
        alsoSaidBy = List.copyOf(alsoSaidBy);
    }
}
