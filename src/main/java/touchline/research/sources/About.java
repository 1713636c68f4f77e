package touchline.research.sources;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import touchline.cases.Authority;
import touchline.cases.SourceType;

/**
 * What a source is.
 *
 * @param key its name in settings and requests, such as {@code cas_database}
 * @param name as a sentence names it
 * @param home where it is, unless the operator's settings say otherwise
 * @param hosts whose pages are its own
 * @param terms on which its pages may be used
 * @param holds what it holds and what it does not, in one sentence: what a search there that found nothing is worth
 * @param type of its pages
 * @param authority of who wrote them
 * @param usualGap after so long without anything new something is wrong with it, or with how it is read
 */
public record About(
        String key,
        String name,
        URI home,
        List<String> hosts,
        UseTerms terms,
        String holds,
        SourceType type,
        Authority authority,
        Duration usualGap) {

    public About {
        hosts = List.copyOf(hosts);
    }
}
