package touchline.retrieval.strength;

import java.util.List;
import java.util.stream.Collectors;
import touchline.retrieval.Evidence;
import touchline.retrieval.Strength;

/** Says in one sentence why a search is as strong as it is. */
public final class Reasons {

    private static final int MOST = 6;

    private Reasons() {}

    public static String of(Strength strength, Evidence evidence) {
        if (evidence.features().isEmpty()) {
            return "Nothing was found that holds a word of the question or means something similar.";
        }
        var missing = missing(evidence);
        return switch (strength) {
            case STRONG ->
                missing.isEmpty()
                        ? "The best passages hold what the question names."
                        : "The best passages fit the question, though none of them holds %s.".formatted(missing);
            case WEAK ->
                missing.isEmpty()
                        ? "The passages are near the question, but may not answer it."
                        : "The passages are near the question, but none of the best holds %s.".formatted(missing);
            case NONE ->
                missing.isEmpty()
                        ? "The passages only resemble the question; the answer is probably not here."
                        : "The answer is probably not here: none of the best passages holds %s.".formatted(missing);
        };
    }

    private static String missing(Evidence evidence) {
        List<String> first = evidence.unknown().isEmpty() ? evidence.uncovered() : evidence.unknown();
        return first.stream().limit(MOST).map("“%s”"::formatted).collect(Collectors.joining(", "))
                + (first.size() > MOST ? " and more" : "");
    }
}
