package touchline.football.standing;

import java.util.Map;
import java.util.Optional;

/**
 * A player in a pool.
 *
 * @param marks by the names of {@link Metrics}; what was not counted is not in it
 */
public record Standing(String player, Pool pool, int minutes, Map<String, Mark> marks) {

    public Standing {
        marks = Map.copyOf(marks);
    }

    public Optional<Mark> mark(Metric metric) {
        return Optional.ofNullable(marks.get(metric.name()));
    }
}
