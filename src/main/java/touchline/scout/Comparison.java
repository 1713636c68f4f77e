package touchline.scout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import touchline.football.standing.Mark;
import touchline.football.standing.Metric;
import touchline.football.standing.Metrics;
import touchline.football.standing.Pool;
import touchline.football.standing.Standing;

/**
 * Players of one pool side by side.
 *
 * @param standings one for each player, in the order asked for
 * @param rows the metrics that all of them have
 * @param agree where they are within half a standard deviation, the closest first
 * @param differ where they are a whole one apart or more, the farthest first
 */
public record Comparison(Pool pool, List<Standing> standings, List<Row> rows, List<Metric> agree, List<Metric> differ) {

    private static final int MOST = 5;
    private static final double NEAR = 0.5;
    private static final double FAR = 1;

    /** @param marks one for each player, in their order */
    public record Row(Metric metric, List<Mark> marks) {

        /** How far apart the farthest two are, in standard deviations. */
        double spread() {
            var distances = marks.stream()
                    .flatMap(mark -> mark.distance().stream())
                    .mapToDouble(Double::doubleValue)
                    .summaryStatistics();
            return distances.getCount() < marks.size() ? Double.NaN : distances.getMax() - distances.getMin();
        }
    }

    /**
     * The players in the pool that they all are in; of several the one with the most metrics of the latest season.
     *
     * @param season absent = whichever they have in common
     * @return empty when there is no such pool
     */
    public static Optional<Comparison> of(List<List<Standing>> players, Optional<String> season) {
        return players.getFirst().stream()
                .map(Standing::pool)
                .filter(pool -> season.map(pool.season()::equals).orElse(true))
                .filter(pool -> players.stream()
                        .allMatch(standings -> in(pool, standings).isPresent()))
                .findFirst()
                .map(pool -> of(
                        pool,
                        players.stream()
                                .flatMap(standings -> in(pool, standings).stream())
                                .toList()));
    }

    private static Optional<Standing> in(Pool pool, List<Standing> standings) {
        return standings.stream().filter(it -> it.pool().id().equals(pool.id())).findFirst();
    }

    private static Comparison of(Pool pool, List<Standing> standings) {
        List<Row> rows = new ArrayList<>();
        for (Metric metric : Metrics.of(pool.position())) {
            List<Mark> marks =
                    standings.stream().flatMap(it -> it.mark(metric).stream()).toList();
            if (marks.size() == standings.size()) {
                rows.add(new Row(metric, marks));
            }
        }
        return new Comparison(
                pool,
                standings,
                rows,
                sorted(rows, row -> row.spread() <= NEAR, Row::spread),
                sorted(rows, row -> row.spread() >= FAR, row -> -row.spread()));
    }

    private static List<Metric> sorted(List<Row> rows, Predicate<Row> kept, ToDoubleFunction<Row> order) {
        return rows.stream()
                .filter(kept)
                .sorted(Comparator.comparingDouble(order))
                .limit(MOST)
                .map(Row::metric)
                .toList();
    }
}
