package touchline.football;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A player, as the best of the sources know them; {@link Profiles} says which source says what.
 *
 * @param slug {@code lamine-yamal-2007}: the name and the year of birth, a number behind it where two would be one
 * @param nationalities the national team's first
 * @param role finer than the position where a source has it, such as {@code Centre-Back}
 * @param contractUntil absent in everything that is free: operators import it
 * @param minutes the most played in one season of those known; 0 = no season is known
 * @param origin the source that knows most
 */
public record Player(
        String slug,
        String name,
        Optional<String> fullName,
        Optional<Born> born,
        Optional<String> birthPlace,
        List<String> nationalities,
        Optional<Position> position,
        Optional<String> role,
        Optional<Foot> foot,
        Optional<Integer> heightCm,
        Optional<Integer> weightKg,
        Optional<At> club,
        Optional<Window> contractUntil,
        Optional<String> agent,
        int minutes,
        Origin origin) {

    /** At a club, as last seen on a day that may lie years back. */
    public record At(String club, String name, LocalDate asOf) {}

    public Player {
        nationalities = List.copyOf(nationalities);
    }

    public Optional<String> nationality() {
        return nationalities.stream().findFirst();
    }
}
