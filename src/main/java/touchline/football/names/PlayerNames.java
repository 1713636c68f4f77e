package touchline.football.names;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import touchline.football.names.Match.How;

/** Finds players by name. The names are read when somebody asks for the first time, and after they have changed. */
public final class PlayerNames {

    private static final int COMPARED = 200;
    private static final Set<How> OUTRIGHT = Set.of(How.SAME, How.PART, How.ROMANISED);

    /** Names that differ by less are equally like the one asked for; then the more prominent player is the likelier. */
    private static final double EQUAL = 0.02;

    private final Supplier<? extends Collection<NamedPlayer>> everybody;
    private final AtomicReference<Optional<NameIndex>> index = new AtomicReference<>(Optional.empty());
    private final ReentrantLock building = new ReentrantLock();

    /** @param everybody reads all players with their names */
    public PlayerNames(Supplier<? extends Collection<NamedPlayer>> everybody) {
        this.everybody = everybody;
    }

    /** A candidate and how like it is. */
    private record Compared(NamedPlayer player, Match match) {}

    /** Due when names have changed; whoever asks next waits until they are read again. */
    public void refresh() {
        index.set(Optional.empty());
    }

    private NameIndex index() {
        building.lock();
        try {
            NameIndex current = index.get().orElseGet(() -> new NameIndex(everybody.get()));
            index.set(Optional.of(current));
            return current;
        } finally {
            building.unlock();
        }
    }

    /** Whether somebody goes by just these words, in whole or in part, in any order and however romanised. */
    public boolean isName(String words) {
        Folded asked = Folded.of(words);
        if (asked.words().isEmpty()) {
            return false;
        }
        var likeness = new Likeness(asked);
        return index.get().orElseGet(this::index).outright(asked, COMPARED).stream()
                .flatMap(known -> known.match(likeness).stream())
                .anyMatch(match -> OUTRIGHT.contains(match.how()));
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
        return index.get().orElseGet(this::index).near(asked, COMPARED).stream()
                .flatMap(known -> known.match(likeness).map(match -> new Compared(known.player(), match)).stream())
                .sorted(Comparator.comparingLong(
                                (Compared it) -> Math.round(-it.match().likeness() / EQUAL))
                        .thenComparingLong(it -> -it.player().prominence())
                        .thenComparing(it -> it.player().slug()))
                .map(Compared::match)
                .limit(most)
                .toList();
    }
}
