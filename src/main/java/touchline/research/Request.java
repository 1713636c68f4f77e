package touchline.research;

import java.util.List;

/**
 * What somebody wants to have researched; what the job is submitted with.
 *
 * @param seeds addresses to read; none at depth quick
 * @param browser whether pages that are empty without their scripts may be shown in the browser
 */
public record Request(String caseId, String query, Depth depth, List<String> seeds, boolean browser) {

    public static final int SEEDS = 20;

    public Request {
        seeds = List.copyOf(seeds);
    }
}
