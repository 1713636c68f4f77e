package touchline.retrieval.rows;

import java.util.Optional;
import touchline.retrieval.Passage;

/**
 * What is to be done to an index.
 *
 * @param number of the transaction that made the change
 * @param stored the passage as it is now; absent = it is gone
 */
public record Change(long number, String id, Optional<Stored> stored) {

    /** @param vector absent until its present text is embedded with the model */
    public record Stored(Passage passage, Optional<float[]> vector) {}

    /** How far somebody has read; changes of one transaction have one number. */
    public record Position(long number, String id) {

        public static final Position START = new Position(0, "");
    }

    public Position position() {
        return new Position(number, id);
    }
}
