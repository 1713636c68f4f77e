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
 * @param cited the decisions that it cites, by their numbers in normal form
 */
public record ReadPage(
        String address,
        String outcome,
        String sentence,
        Optional<String> sourceId,
        long bytes,
        List<String> links,
        List<String> cited) {

    static final String READ = "read";

    public ReadPage {
        links = List.copyOf(links);
        cited = List.copyOf(cited);
    }

    static ReadPage missed(String address, String outcome, String sentence, long bytes) {
        return new ReadPage(address, outcome, sentence, Optional.empty(), bytes, List.of(), List.of());
    }

    public boolean isRead() {
        return outcome.equals(READ);
    }
}
