package touchline.football.intake;

import java.util.Optional;
import touchline.football.Born;

/**
 * The player that a row means, by all that it says of them.
 *
 * @param slug the register's own name for them; only the sample knows it
 * @param sourceId the source's own number for them
 * @param name may be empty where the slug is given
 * @param nation a nationality by its English name
 * @param club the club that the row puts them at: a hint, not a fact
 */
public record Who(
        Optional<String> slug,
        Optional<String> sourceId,
        String name,
        Optional<Born> born,
        Optional<String> nation,
        Optional<String> club) {

    public static Who known(String slug, String name) {
        return new Who(Optional.of(slug), Optional.empty(), name, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static Who numbered(String sourceId, String name) {
        return new Who(
                Optional.empty(), Optional.of(sourceId), name, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public static Who named(String name, Optional<Born> born) {
        return new Who(Optional.empty(), Optional.empty(), name, born, Optional.empty(), Optional.empty());
    }
}
