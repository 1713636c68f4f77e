package touchline.football;

import java.util.List;
import java.util.Optional;

/**
 * A club.
 *
 * @param names other spellings
 * @param founded a year
 */
public record Club(
        String slug,
        String name,
        List<String> names,
        Optional<String> country,
        Optional<String> city,
        Optional<Integer> founded,
        Optional<String> stadium,
        Origin origin) {

    /** A club as other facts name it. */
    public record Named(String slug, String name) {}

    public Club {
        names = List.copyOf(names);
    }
}
