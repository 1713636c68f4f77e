package touchline.documents.reading;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a reader found; the rest of a {@link touchline.documents.Reading} follows from it.
 *
 * @param pieces in reading order
 * @param warnings sentences for the user
 * @param metadata as in {@link touchline.documents.Reading}, without {@code format}
 */
public record Content(
        List<Piece> pieces,
        Optional<Integer> pages,
        String engine,
        List<String> warnings,
        Map<String, String> metadata) {}
