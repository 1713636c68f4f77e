package touchline.football.names;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import touchline.football.Players;

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

    /** From all names of all players, those of one player standing together. */
    public static Collection<NamedPlayer> from(List<Players.Called> names) {
        return names.stream()
                .collect(Collectors.groupingBy(Players.Called::player, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(own -> new NamedPlayer(
                        own.getFirst().player(),
                        own.stream().map(Players.Called::name).toList(),
                        own.getFirst().minutes()))
                .toList();
    }
}
