package touchline.football.standing;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.football.Position;
import touchline.football.Season;

/**
 * One player's numbers over the competitions of one pool, the clubs of a season summed: two clubs are one row.
 *
 * @param counted what was counted wherever the player played
 */
record Totals(String player, Optional<Position> position, int minutes, Map<String, Double> counted) {

    static Totals of(List<Season> rows) {
        List<Season> played =
                rows.stream().filter(row -> row.minutes().orElse(0) > 0).toList();
        Map<String, Double> sums = new HashMap<>();
        played.forEach(row -> row.metrics().forEach((name, value) -> sums.merge(name, value, Double::sum)));
        Set<String> everywhere = new HashSet<>(sums.keySet());
        played.forEach(row -> everywhere.retainAll(row.metrics().keySet()));
        sums.keySet().retainAll(everywhere);
        return new Totals(
                rows.getFirst().player(),
                played.stream()
                        .max(Comparator.comparingInt(row -> row.minutes().orElse(0)))
                        .flatMap(Season::position),
                played.stream().mapToInt(row -> row.minutes().orElse(0)).sum(),
                sums);
    }
}
