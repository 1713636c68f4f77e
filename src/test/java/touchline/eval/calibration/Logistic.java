package touchline.eval.calibration;

import java.util.Arrays;
import java.util.List;

/** A logistic model: the probability is the logistic function of {@code bias} plus the weighted signals. */
public record Logistic(double bias, double[] weights) {

    private static final int STEPS = 12_000;
    private static final double RATE = 1.0;

    /**
     * Fits by gradient descent over signals brought to mean 0 and deviation 1.
     *
     * @param ridge how strongly weights are drawn to 0, so that few examples do not make certain of anything
     */
    public static Logistic fit(List<Example> examples, double ridge) {
        int width = examples.getFirst().signals().length;
        double[] mean = new double[width];
        double[] deviation = new double[width];
        for (int i = 0; i < width; i++) {
            int column = i;
            double[] values =
                    examples.stream().mapToDouble(one -> one.signals()[column]).toArray();
            mean[i] = Arrays.stream(values).average().orElse(0);
            double middle = mean[i];
            deviation[i] = Math.sqrt(Arrays.stream(values)
                    .map(v -> (v - middle) * (v - middle))
                    .average()
                    .orElse(0));
        }
        return descend(examples, mean, deviation, ridge);
    }

    private static Logistic descend(List<Example> examples, double[] mean, double[] deviation, double ridge) {
        int width = mean.length;
        double[] weights = new double[width];
        double bias = 0;
        double[][] scaled = examples.stream()
                .map(one -> scaled(one.signals(), mean, deviation))
                .toArray(double[][]::new);
        double weight = examples.stream().mapToDouble(Example::weight).sum();
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[width];
            double biasSlope = 0;
            for (int row = 0; row < scaled.length; row++) {
                var example = examples.get(row);
                double miss =
                        example.weight() * (probability(bias, weights, scaled[row]) - (example.answerable() ? 1 : 0));
                biasSlope += miss;
                for (int i = 0; i < width; i++) {
                    slope[i] += miss * scaled[row][i];
                }
            }
            bias -= RATE * biasSlope / weight;
            for (int i = 0; i < width; i++) {
                weights[i] -= RATE * (slope[i] / weight + ridge * weights[i]);
            }
        }
        return unscaled(bias, weights, mean, deviation);
    }

    private static double[] scaled(double[] signals, double[] mean, double[] deviation) {
        double[] scaled = new double[signals.length];
        Arrays.setAll(scaled, i -> deviation[i] == 0 ? 0 : (signals[i] - mean[i]) / deviation[i]);
        return scaled;
    }

    private static Logistic unscaled(double bias, double[] weights, double[] mean, double[] deviation) {
        double[] raw = new double[weights.length];
        Arrays.setAll(raw, i -> deviation[i] == 0 ? 0 : weights[i] / deviation[i]);
        double shift = 0;
        for (int i = 0; i < raw.length; i++) {
            shift += raw[i] * mean[i];
        }
        return new Logistic(bias - shift, raw);
    }

    public double probability(double[] signals) {
        return probability(bias, weights, signals);
    }

    private static double probability(double bias, double[] weights, double[] signals) {
        double sum = bias;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * signals[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
