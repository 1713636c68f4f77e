package touchline.football.names;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds players by name among those it was last given. */
public final class PlayerNames {

    private static final int COMPARED = 200;

    /** Names that differ by less are equally like the one asked for; then the more prominent player is the likelier. */
    private static final double EQUAL = 0.02;

    private volatile NameIndex index = new NameIndex(List.of());

    /** A candidate and how like it is. */
    private record Compared(NamedPlayer player, Match match) {}

    /** Takes the place of all names before; searches go on meanwhile. */
    public void replace(Collection<NamedPlayer> players) {
        index = new NameIndex(players);
    }

    /**
     * The players whose name is like the one asked for, the likeliest meant first.
     *
     * @param name in any script, whole or in part, its words in any order
     * @param most how many at most
     */
    public List<Match> find(String name, int most) {
        Folded asked = Folded.of(name);
        if (asked.words().isEmpty()) {
            return List.of();
        }
        var likeness = new Likeness(asked);
        return index.candidates(asked, COMPARED).stream()
                .flatMap(player -> best(player, likeness).map(match -> new Compared(player, match)).stream())
                .sorted(Comparator.comparingLong(
                                (Compared it) -> Math.round(-it.match().likeness() / EQUAL))
                        .thenComparingLong(it -> -it.player().prominence())
                        .thenComparing(it -> it.player().slug()))
                .map(Compared::match)
                .limit(most)
                .toList();
    }

    private static Optional<Match> best(NamedPlayer player, Likeness likeness) {
        return player.names().stream()
                .flatMap(name -> likeness.to(player.slug(), name).stream())
                .max(Comparator.comparingDouble(Match::likeness));
    }
}
