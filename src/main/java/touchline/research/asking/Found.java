package touchline.research.asking;

import java.util.List;
import touchline.cases.Confidence;
import touchline.retrieval.Strength;

/**
 * An article or a decision that was found.
 *
 * @param reference the article's citation or the decision's id
 * @param score 0 to 1, the best being 1; by it they are ranked
 * @param strength of the best question that led here
 * @param matched words of the questions that it holds
 * @param cited whether the question or the case itself cites it
 */
public record Found(String reference, double score, Strength strength, List<String> matched, boolean cited) {

    private static final double NEAR = 0.4;
    private static final double FAR = 0.2;

    public Found {
        matched = List.copyOf(matched);
    }

    /** How far it may be taken to bear on the question. */
    public Confidence confidence() {
        boolean strong = strength == Strength.STRONG;
        if (cited || (strong && score > NEAR)) {
            return Confidence.HIGH;
        }
        return strong && score > FAR ? Confidence.MEDIUM : Confidence.LOW;
    }
}
