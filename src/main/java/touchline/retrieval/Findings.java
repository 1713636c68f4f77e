package touchline.retrieval;

import java.util.List;

/**
 * The answer to a question: what was found and how sure we are that it answers.
 *
 * @param reason one sentence on the strength, naming what was not found
 * @param uncovered words of the question that none of the best hits holds
 * @param hits best first
 * @param more whether there are hits after these
 * @param truncated whether the question was so long that only its first words were searched
 * @param notSearched one sentence for each thing that was left out, such as meaning while its model loads
 */
public record Findings(
        Strength strength,
        String reason,
        List<String> uncovered,
        List<Hit> hits,
        boolean more,
        boolean truncated,
        List<String> notSearched) {

    public Findings {
        uncovered = List.copyOf(uncovered);
        hits = List.copyOf(hits);
        notSearched = List.copyOf(notSearched);
    }
}
