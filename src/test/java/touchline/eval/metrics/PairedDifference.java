package touchline.eval.metrics;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * How much better one way is than another on the same questions, and how much of that is chance.
 *
 * @param mean of the differences
 * @param low the lower end of the interval that holds 95 % of the means over questions drawn anew (bootstrap)
 * @param high its upper end
 */
public record PairedDifference(double mean, double low, double high) {

    private static final int DRAWS = 2000;

    public static PairedDifference of(double[] one, double[] other) {
        if (one.length != other.length || one.length == 0) {
            throw new IllegalArgumentException("pairs are needed, and one at least");
        }
        double[] differences = new double[one.length];
        Arrays.setAll(differences, i -> one[i] - other[i]);
        SplittableRandom random = new SplittableRandom(1);
        double[] means = new double[DRAWS];
        Arrays.setAll(means, _ -> drawn(differences, random));
        Arrays.sort(means);
        return new PairedDifference(
                Arrays.stream(differences).average().orElseThrow(),
                means[(int) (DRAWS * 0.025)],
                means[(int) (DRAWS * 0.975)]);
    }

    private static double drawn(double[] differences, SplittableRandom random) {
        double sum = 0;
        for (int i = 0; i < differences.length; i++) {
            sum += differences[random.nextInt(differences.length)];
        }
        return sum / differences.length;
    }
}
