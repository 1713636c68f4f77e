package touchline.research.sources;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.crawling.Page;

/** Pages of one kind: whose word they are, how they are read, and on what terms. */
public interface WebPages {

    /** As a brief calls the place. */
    String name();

    /** The hosts whose pages these are, those below them included. */
    List<String> hosts();

    UseTerms terms();

    SourceType type();

    /** Whose word it is; absent = not established. */
    Optional<Authority> authority();

    /**
     * Reads the page of one decision or document.
     *
     * @param home where the place is
     * @throws OddShape when it is none
     */
    Sheet sheet(Page page, URI home) throws OddShape;
}
