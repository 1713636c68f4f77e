package touchline.scout.tools;

import java.util.Optional;
import touchline.football.standing.Mark;
import touchline.football.standing.Metric;

/** Figures as a report and a chart say them. */
final class Numbers {

    private Numbers() {}

    /** {@code 0.84 per 90} or {@code 71.3 %}. */
    static String figure(Metric metric, Mark mark) {
        return figure(mark.figure(), metric.basis().unit());
    }

    static String figure(double figure, String unit) {
        return (unit.equals(Metric.Basis.SHARE.unit()) ? "%.1f %s" : "%.2f %s").formatted(figure, unit);
    }

    /** Unlike the exact percentile, for reading. */
    static double rounded(double percentile) {
        return Math.round(percentile * 10) / 10.0;
    }

    static <T> String or(Optional<T> known, String otherwise) {
        return known.map(Object::toString).orElse(otherwise);
    }
}
