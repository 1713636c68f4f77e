package touchline.football.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds players who play alike, in the same pool: by the angle between their distances from the mean, so that style
 * counts and not level. Each group of metrics weighs the same, however many metrics it has.
 */
public final class Similarity {

    /** Outliers count no more than this many standard deviations. */
    private static final double MOST = 3;

    /** A metric that more than a fifth of the pool lacks is left out. */
    private static final double MOST_MISSING = 0.2;

    /** Fewer metrics in common say nothing. */
    private static final int FEWEST = 5;

    /**
     * Somebody who plays alike.
     *
     * @param likeness -1 to 1
     * @param agree the metrics in which the two are closest, the closest first
     * @param differ those in which they are farthest apart
     */
    public record Alike(Standing standing, double likeness, List<Metric> agree, List<Metric> differ) {}

    private final Standings standings;

    public Similarity(Standings standings) {
        this.standings = standings;
    }

    /** The likest first, without the player. */
    public List<Alike> to(Standing player, int most) {
        List<Standing> pool = standings.in(player.pool());
        List<Metric> metrics = metrics(player, pool);
        if (metrics.size() < FEWEST) {
            return List.of();
        }
        Map<Metric.Group, Long> sizes =
                metrics.stream().collect(Collectors.groupingBy(Metric::group, Collectors.counting()));
        return pool.stream()
                .filter(other -> !other.player().equals(player.player()))
                .flatMap(other -> alike(player, other, metrics, sizes).stream())
                .sorted(Comparator.comparingDouble(Alike::likeness).reversed())
                .limit(most)
                .toList();
    }

    private static List<Metric> metrics(Standing player, List<Standing> pool) {
        return Metrics.of(player.pool().position()).stream()
                .filter(metric -> distance(player, metric).isPresent())
                .filter(metric -> pool.stream()
                                .filter(it -> distance(it, metric).isEmpty())
                                .count()
                        <= MOST_MISSING * pool.size())
                .toList();
    }

    private static Optional<Alike> alike(
            Standing player, Standing other, List<Metric> metrics, Map<Metric.Group, Long> sizes) {
        double product = 0;
        double own = 0;
        double theirs = 0;
        Map<Metric, Double> apart = new HashMap<>();
        for (Metric metric : metrics) {
            Optional<Double> distance = distance(other, metric);
            if (distance.isPresent()) {
                double mine = distance(player, metric).orElseThrow();
                double weight = 1.0 / sizes.getOrDefault(metric.group(), 1L);
                product += weight * mine * distance.get();
                own += weight * mine * mine;
                theirs += weight * distance.get() * distance.get();
                apart.put(metric, Math.abs(mine - distance.get()));
            }
        }
        if (apart.size() < FEWEST || own == 0 || theirs == 0) {
            return Optional.empty();
        }
        List<Metric> byDistance = new ArrayList<>(apart.keySet());
        byDistance.sort(Comparator.comparingDouble(apart::get));
        return Optional.of(new Alike(
                other,
                product / Math.sqrt(own * theirs),
                byDistance.stream().limit(5).toList(),
                byDistance.reversed().stream().limit(3).toList()));
    }

    private static Optional<Double> distance(Standing standing, Metric metric) {
        return standing.mark(metric).flatMap(Mark::distance).map(it -> Math.clamp(it, -MOST, MOST));
    }
}
