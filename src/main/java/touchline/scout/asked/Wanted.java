package touchline.scout.asked;

import java.util.List;
import java.util.Optional;
import touchline.football.PlayerFilter;
import touchline.football.Players;

/**
 * What a request was taken to mean.
 *
 * @param name what is left when all filters are read, in plain words: the name of a player, most likely
 * @param understood each filter as it was taken, in words
 * @param sort absent when the request asks for no order
 */
public record Wanted(
        PlayerFilter.Draft filter, List<String> understood, Optional<String> name, Optional<Players.Sort> sort) {

    public Wanted {
        understood = List.copyOf(understood);
    }
}
