package touchline.research;

import java.util.List;
import java.util.Optional;

/**
 * What somebody wants to have researched; what the job is submitted with.
 *
 * @param seeds addresses to read; none at depth quick
 * @param browser whether pages that are empty without their scripts may be shown in the browser
 * @param sources the keys of the sources to ask; absent = all that the operator has switched on
 * @param pages how many to fetch at most; absent = as many as a research may
 */
public record Request(
        String caseId,
        String query,
        Depth depth,
        List<String> seeds,
        boolean browser,
        Optional<List<String>> sources,
        Optional<Integer> pages) {

    public static final int SEEDS = 20;

    public Request {
        seeds = List.copyOf(seeds);
        sources = sources.map(List::copyOf);
    }
}
