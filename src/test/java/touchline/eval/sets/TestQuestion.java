package touchline.eval.sets;

import java.util.Map;
import java.util.Optional;

/**
 * A question and what answers it.
 *
 * @param language en, fr, es or de
 * @param relevant the grade of each record that answers it; empty = nothing in the library does
 * @param gap why nothing does; absent where something does
 */
public record TestQuestion(String id, String language, String text, Map<String, Integer> relevant, Optional<Gap> gap) {

    /** Why a question has no answer in the library. */
    public enum Gap {
        /** Another subject altogether. */
        OFF_TOPIC,
        /** The right subject, but the answer is not here. */
        NEAR_MISS
    }

    public TestQuestion {
        relevant = Map.copyOf(relevant);
        if (relevant.isEmpty() != gap.isPresent()) {
            throw new IllegalArgumentException(
                    "question %s needs either records or a reason why there are none".formatted(id));
        }
    }

    static TestQuestion answered(String id, String language, String text, Map<String, Integer> relevant) {
        return new TestQuestion(id, language, text, relevant, Optional.empty());
    }

    public boolean answerable() {
        return gap.isEmpty();
    }
}
