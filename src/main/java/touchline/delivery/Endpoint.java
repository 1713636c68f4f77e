package touchline.delivery;

import java.time.Instant;
import java.util.Optional;

/**
 * Where an owner's messages go.
 *
 * @param owner an account's id, or {@link Endpoints#OPERATOR}
 * @param disabledAt since when nothing is sent; absent = it is on
 * @param disabledWhy one sentence
 */
public record Endpoint(
        String id,
        String owner,
        String address,
        Instant createdAt,
        Optional<Instant> disabledAt,
        Optional<String> disabledWhy) {

    public boolean isOn() {
        return disabledAt.isEmpty();
    }
}
