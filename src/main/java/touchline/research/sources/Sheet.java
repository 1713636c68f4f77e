package touchline.research.sources;

import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What the page of a decision says.
 *
 * @param blocks its paragraphs in order
 * @param text where the decision itself is, when the page only tells of it
 */
public record Sheet(
        String title, Optional<String> identifier, Optional<LocalDate> date, List<String> blocks, Optional<URI> text) {

    public Sheet {
        blocks = List.copyOf(blocks);
    }
}
