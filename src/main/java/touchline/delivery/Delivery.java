package touchline.delivery;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * One message for one endpoint.
 *
 * @param id the same in every attempt, for the receiver to tell that it has had the message
 * @param eventId what the message is about; the same at every endpoint
 * @param sequence counts the messages of the endpoint from 1; they may arrive in another order
 * @param dueAt when it is tried next, while it is pending
 * @param outcome what came of the last attempt that has ended
 */
public record Delivery(
        String id,
        String endpointId,
        String owner,
        String eventId,
        String type,
        long sequence,
        State state,
        int attempts,
        Instant createdAt,
        Instant dueAt,
        Optional<Instant> endedAt,
        Optional<String> outcome) {

    /** A delivery is pending, then one of the others; a dead one is pending again when it is sent anew. */
    public enum State {
        PENDING,
        DELIVERED,
        /** Given up. */
        DEAD;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static State of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }
}
