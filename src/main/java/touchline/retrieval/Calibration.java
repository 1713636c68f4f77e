package touchline.retrieval;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * How evidence becomes a strength: a logistic function of the features, fitted on labelled questions.
 *
 * @param corpora by name: a kind of passage when only that kind was asked, else {@code default}; with {@code -words}
 *     for searches that did not compare meaning
 */
public record Calibration(Map<String, Fit> corpora) {

    private static final String DEFAULT = "default";
    private static final String WORDS = "-words";

    /**
     * @param intercept and weights of the features; one that is not named does not count
     * @param strong from which certainty on, {@code weak} likewise; less is none
     */
    public record Fit(double intercept, Map<String, Double> weights, double strong, double weak) {

        public Fit {
            weights = Map.copyOf(weights);
        }

        private double certainty(Evidence evidence) {
            double sum = intercept;
            for (var weight : weights.entrySet()) {
                sum += weight.getValue() * evidence.features().getOrDefault(weight.getKey(), 0.0);
            }
            return 1 / (1 + Math.exp(-sum));
        }
    }

    public Calibration {
        corpora = Map.copyOf(corpora);
        if (!corpora.containsKey(DEFAULT) || !corpora.containsKey(DEFAULT + WORDS)) {
            throw new IllegalArgumentException("A calibration needs a default, with and without meaning");
        }
    }

    /** @param json as {@code retrieval/strength.json} */
    public static Calibration read(InputStream json) throws IOException {
        try (json) {
            return JsonMapper.shared().readValue(json, Calibration.class);
        }
    }

    /** The probability that the hits hold the answer, 0 to 1. */
    public double certainty(Evidence evidence, Set<String> kinds) {
        return evidence.features().isEmpty() ? 0 : fit(evidence, kinds).certainty(evidence);
    }

    public Strength strength(Evidence evidence, Set<String> kinds) {
        var fit = fit(evidence, kinds);
        double certainty = certainty(evidence, kinds);
        if (certainty >= fit.strong()) {
            return Strength.STRONG;
        }
        return certainty >= fit.weak() ? Strength.WEAK : Strength.NONE;
    }

    private Fit fit(Evidence evidence, Set<String> kinds) {
        var suffix = evidence.comparesMeaning() ? "" : WORDS;
        var own = kinds.size() == 1 ? kinds.iterator().next() : DEFAULT;
        return Optional.ofNullable(corpora.get(own + suffix))
                .or(() -> Optional.ofNullable(corpora.get(DEFAULT + suffix)))
                .orElseThrow();
    }
}
