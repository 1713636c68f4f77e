package touchline.football.intake;

import java.util.Optional;

/**
 * The club that a row means.
 *
 * @param slug the register's own name for it; only the sample knows it
 * @param sourceId the source's own number for it
 */
public record Team(Optional<String> slug, Optional<String> sourceId, String name, Optional<String> country) {

    public static Team known(String slug, String name) {
        return new Team(Optional.of(slug), Optional.empty(), name, Optional.empty());
    }

    public static Team numbered(String sourceId, String name) {
        return new Team(Optional.empty(), Optional.of(sourceId), name, Optional.empty());
    }

    public static Team named(String name) {
        return new Team(Optional.empty(), Optional.empty(), name, Optional.empty());
    }
}
