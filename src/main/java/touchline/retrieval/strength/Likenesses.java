package touchline.retrieval.strength;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How like a question is to others.
 *
 * @param wording how much its words are those of questions that the library answers; absent when other passages were asked
 * @param here the mean cosine with the nearest that the library answers; absent when none were compared, as are the others
 * @param elsewhere with the nearest questions of its field that it does not answer
 * @param unrelated with the nearest questions on other subjects
 */
public record Likenesses(
        OptionalDouble wording, OptionalDouble here, OptionalDouble elsewhere, OptionalDouble unrelated) {

    public static final Likenesses UNKNOWN = new Likenesses(
            OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());

    /** What they are for questions that are answered, as a rule. */
    private static final double USUAL_WORDING = 3;

    private static final double USUAL_HERE = 0.5;
    private static final double USUAL_ELSEWHERE = 0.33;
    private static final double USUAL_UNRELATED = 0.33;

    /** A difference of cosines of so much is plain; more of it says no more. */
    private static final double PLAIN = 0.05;

    double ofWords() {
        return wording.orElse(USUAL_WORDING);
    }

    Map<String, Double> ofMeaning() {
        double near = here.orElse(USUAL_HERE);
        double gap = elsewhere.orElse(USUAL_ELSEWHERE);
        double far = unrelated.orElse(USUAL_UNRELATED);
        Map<String, Double> features = new TreeMap<>();
        features.put("here", near);
        features.put("elsewhere", gap);
        features.put("unrelated", far);
        features.put("overElsewhere", over(near, gap));
        features.put("overUnrelated", over(near, far));
        return features;
    }

    /** From 0 to 1. */
    private static double over(double one, double other) {
        return 1 / (1 + Math.exp((other - one) / PLAIN));
    }
}
