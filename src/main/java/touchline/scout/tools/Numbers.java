package touchline.scout.tools;

import java.util.Locale;
import java.util.Optional;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Window;
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

    static String money(Money money) {
        return String.format(Locale.ENGLISH, "%s %,d", money.currency(), money.minor() / 100);
    }

    /** Never a sum that the source does not state. */
    static String fee(Fee fee) {
        String kind = fee.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return fee.amount()
                .filter(it -> it.minor() > 0)
                .map(it -> kind + " " + money(it))
                .orElse(kind);
    }

    /** {@code 2026-07-06}, {@code 2018}, or {@code between … and …}. */
    static String when(Window window) {
        return switch (window.precision()) {
            case DAY -> window.earliest().toString();
            case MONTH -> window.earliest().toString().substring(0, 7);
            case YEAR -> String.valueOf(window.earliest().getYear());
            case WINDOW -> "between %s and %s".formatted(window.earliest(), window.latest());
        };
    }

    static <T> String or(Optional<T> known, String otherwise) {
        return known.map(Object::toString).orElse(otherwise);
    }
}
