package touchline.research.asking;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.retrieval.Strength;

/** Follows decisions to those that stand in the same matter or cite them. */
public final class Snowball {

    private static final double NEARNESS = 0.5;
    private static final int ROUNDS = 2;

    private final Decisions decisions;

    public Snowball(Decisions decisions) {
        this.decisions = decisions;
    }

    /** @param more how many others at most */
    public List<Found> from(List<Found> found, int more) {
        Set<String> known = found.stream().map(Found::reference).collect(Collectors.toCollection(LinkedHashSet::new));
        var added = new ArrayList<Found>();
        List<Found> front = found;
        for (int round = 0; round < ROUNDS && added.size() < more; round++) {
            front = front.stream()
                    .flatMap(one -> next(one).filter(other -> known.add(other.reference())))
                    .limit(more - (long) added.size())
                    .toList();
            added.addAll(front);
        }
        return List.copyOf(added);
    }

    private Stream<Found> next(Found found) {
        return decisions.find(found.reference()).stream()
                .flatMap(decision -> Stream.concat(
                        decision.related().stream().map(Decision.Relation::id),
                        decision.citedIn().stream().map(Decision.Citing::id)))
                .map(decisions::find)
                .flatMap(Optional::stream)
                .map(other -> new Found(other.id(), found.score() * NEARNESS, Strength.WEAK, List.of(), false));
    }
}
