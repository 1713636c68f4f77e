package touchline.football;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Which players are meant; what is absent does not matter. Somebody of whom a filter's fact is not known is left out.
 *
 * @param nationality any of the player's, by name, whatever its accents
 * @param club a slug
 * @param bornFrom the first day of birth that counts
 * @param bornTo the last day of birth that counts
 * @param minMinutes in one season
 */
public record PlayerFilter(
        Optional<Position> position,
        Optional<String> nationality,
        Optional<String> club,
        Optional<LocalDate> bornFrom,
        Optional<LocalDate> bornTo,
        Optional<Integer> minMinutes,
        Optional<Foot> foot,
        Optional<Integer> minHeightCm,
        Optional<Integer> maxHeightCm) {

    public static final PlayerFilter EVERYBODY = new PlayerFilter(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
}
