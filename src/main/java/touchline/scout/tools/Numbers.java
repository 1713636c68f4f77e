package touchline.scout.tools;

import java.util.Optional;

/** Figures as a report and a chart say them. */
final class Numbers {

    private Numbers() {}

    /** Unlike the exact percentile, for reading. */
    static double rounded(double percentile) {
        return Math.round(percentile * 10) / 10.0;
    }

    static <T> String or(Optional<T> known, String otherwise) {
        return known.map(Object::toString).orElse(otherwise);
    }
}
