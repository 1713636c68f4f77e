package touchline.scout.tools;

import java.util.Optional;
import touchline.football.standing.Mark;
import touchline.football.standing.Metric;

/** Figures as a report and a chart say them. */
final class Numbers {

    private Numbers() {}

    /** {@code 0.84 per 90} or {@code 71.3 %}. */
    static String figure(Metric metric, Mark mark) {
        String pattern = metric.basis() == Metric.Basis.SHARE ? "%.1f %s" : "%.2f %s";
        return pattern.formatted(mark.figure(), metric.basis().unit());
    }

    /** Unlike the exact percentile, for reading. */
    static double rounded(double percentile) {
        return Math.round(percentile * 10) / 10.0;
    }

    static <T> String or(Optional<T> known, String otherwise) {
        return known.map(Object::toString).orElse(otherwise);
    }
}
