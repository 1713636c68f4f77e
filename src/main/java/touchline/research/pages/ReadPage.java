package touchline.research.pages;

import java.util.List;
import java.util.Optional;

/**
 * What came of an address.
 *
 * @param outcome read, or why not: robots, blocked, soft_404 and the like
 * @param sentence what was read, or why nothing was
 * @param sourceId the source of the case that it became
 * @param bytes how many it had
 * @param links addresses on the same host that it leads to, those named like the question first
 */
public record ReadPage(
        String address, String outcome, String sentence, Optional<String> sourceId, long bytes, List<String> links) {

    static final String READ = "read";

    public ReadPage {
        links = List.copyOf(links);
    }

    public boolean isRead() {
        return outcome.equals(READ);
    }
}
