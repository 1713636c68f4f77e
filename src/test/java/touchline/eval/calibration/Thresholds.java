package touchline.eval.calibration;

import java.util.List;
import touchline.eval.metrics.Forecast;

/**
 * Where the strength changes.
 *
 * @param strong the least probability that is called strong
 * @param weak the least that is called weak
 */
public record Thresholds(double strong, double weak) {

    /** What is called strong is more likely than not. */
    private static final double EVEN = 0.5;

    /**
     * @param forecasts each made without its own question
     * @param refused the share of the answerable that may be called less than strong
     * @param none the share of them that may be called none
     */
    public static Thresholds of(List<Forecast> forecasts, double refused, double none) {
        double[] answered = forecasts.stream()
                .filter(Forecast::came)
                .mapToDouble(Forecast::probability)
                .sorted()
                .toArray();
        double strong = Math.max(EVEN, after(answered, refused));
        return new Thresholds(strong, Math.min(strong / 2, after(answered, none)));
    }

    /** The value below which lies at most the share; those equal to it are not below. */
    private static double after(double[] sorted, double share) {
        return sorted[(int) Math.floor(share * sorted.length)];
    }
}
