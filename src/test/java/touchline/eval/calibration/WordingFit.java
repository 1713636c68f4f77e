package touchline.eval.calibration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.retrieval.words.Wording;

/** Learns how questions are worded that the library answers, and how others: a logistic model by stochastic descent. */
public final class WordingFit {

    private static final int EPOCHS = 8;
    private static final double RATE = 0.3;
    private static final double BIAS_RATE = 0.1;
    private static final double SHRINKING = 1e-4;
    private static final double FIRST = 1e-8;
    private static final long SEED = 1;

    private final double[] weights = new double[Wording.MARKS];
    private final double[] slopes = new double[Wording.MARKS];
    private double bias;
    private double biasSlope = 1;

    private WordingFit() {
        Arrays.fill(slopes, FIRST);
    }

    private record Example(int[] marks, boolean answered, double weight) {}

    /** The same for the same questions. Both kinds count the same, however many there are of each. */
    public static Wording fit(List<String> answered, List<String> others) {
        double weight = (double) answered.size() / others.size();
        List<Example> examples = new ArrayList<>(Stream.concat(
                        answered.stream().map(text -> new Example(Wording.marks(text), true, 1)),
                        others.stream().map(text -> new Example(Wording.marks(text), false, weight)))
                .filter(example -> example.marks().length > 0)
                .toList());
        var fit = new WordingFit();
        var random = new Random(SEED);
        IntStream.range(0, EPOCHS).forEach(_ -> {
            Collections.shuffle(examples, random);
            examples.forEach(fit::learn);
        });
        return Wording.of(fit.bias, fit.weights);
    }

    /** Each weight moves less the more it has moved before (AdaGrad). */
    private void learn(Example example) {
        double share = 1 / Math.sqrt(example.marks().length);
        double sum = bias;
        for (int mark : example.marks()) {
            sum += weights[mark] * share;
        }
        double miss = example.weight() * (1 / (1 + Math.exp(-sum)) - (example.answered() ? 1 : 0));
        double slope = miss * share;
        for (int mark : example.marks()) {
            slopes[mark] += slope * slope;
            weights[mark] -= RATE * slope / Math.sqrt(slopes[mark]);
            weights[mark] *= 1 - SHRINKING;
        }
        biasSlope += miss * miss;
        bias -= BIAS_RATE * miss / Math.sqrt(biasSlope);
    }
}
