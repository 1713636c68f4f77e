package touchline.football.standing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Marks all members of one pool in one metric. */
final class Marking {

    private Marking() {}

    /** By player; who has no figure has no mark. */
    static Map<String, Mark> of(Metric metric, List<Totals> members) {
        Map<String, Double> figures = new HashMap<>();
        members.forEach(member -> metric.figure(member.counted(), member.minutes())
                .ifPresent(figure -> figures.put(member.player(), figure)));
        double[] sorted = figures.values().stream()
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        double mean = Arrays.stream(sorted).average().orElse(0);
        double deviation = Math.sqrt(Arrays.stream(sorted)
                .map(it -> (it - mean) * (it - mean))
                .average()
                .orElse(0));
        boolean enough = sorted.length >= Pool.FEWEST;
        Map<String, Mark> marks = new HashMap<>();
        figures.forEach((player, figure) -> marks.put(
                player,
                new Mark(
                        figure,
                        enough ? Optional.of(percentile(figure, sorted, metric.lowerIsBetter())) : Optional.empty(),
                        enough && deviation > 0
                                ? Optional.of((figure - mean) / deviation * (metric.lowerIsBetter() ? -1 : 1))
                                : Optional.empty())));
        return marks;
    }

    /** Those with the same figure share the middle of their ranks, so that nothing at all is not 0. */
    private static double percentile(double figure, double[] sorted, boolean lowerIsBetter) {
        double below = Arrays.stream(sorted).filter(it -> it < figure).count();
        double equal = Arrays.stream(sorted).filter(it -> it == figure).count();
        double percentile = (below + equal / 2) / sorted.length * 100;
        return lowerIsBetter ? 100 - percentile : percentile;
    }
}
