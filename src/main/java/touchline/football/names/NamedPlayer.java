package touchline.football.names;

import java.util.List;

/**
 * What a player goes by.
 *
 * @param names the usual one first, in any script
 * @param prominence how much is known of the player: of two with one name the more prominent comes first
 */
public record NamedPlayer(String slug, List<String> names, long prominence) {

    public NamedPlayer {
        names = List.copyOf(names);
    }
}
