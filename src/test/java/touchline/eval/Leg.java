package touchline.eval;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import touchline.retrieval.Question.Mode;

/** The ways of searching that are compared; the service answers with the last. */
enum Leg {
    WORDS("words (BM25)"),
    MEANING("meaning (dense)"),
    RRF("reciprocal ranks (RRF, k = 60)"),
    CONVEX("hybrid (convex)");

    private static final int RRF_CONSTANT = 60;

    private final String title;

    Leg(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    /** What this leg finds, best first, where {@code search} answers in one mode. */
    List<String> found(Function<Mode, List<String>> search) {
        return switch (this) {
            case WORDS -> search.apply(Mode.WORDS);
            case MEANING -> search.apply(Mode.MEANING);
            case RRF -> fused(search.apply(Mode.WORDS), search.apply(Mode.MEANING));
            case CONVEX -> search.apply(Mode.HYBRID);
        };
    }

    private static List<String> fused(List<String> words, List<String> meaning) {
        Map<String, Double> scores = new HashMap<>();
        for (List<String> list : List.of(words, meaning)) {
            for (int place = 0; place < list.size(); place++) {
                scores.merge(list.get(place), 1.0 / (RRF_CONSTANT + place + 1), Double::sum);
            }
        }
        return scores.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
    }
}
