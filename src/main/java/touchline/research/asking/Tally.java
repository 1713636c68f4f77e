package touchline.research.asking;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import touchline.retrieval.Strength;

/** Counts the votes of many questions for what each of them found. */
final class Tally {

    /** What is this far behind the best is not comparable to it. */
    private static final double LEAST = 0.12;

    private static final int WORDS = 8;

    private static final class Votes {
        double score;
        Strength strength = Strength.NONE;
        boolean cited;
        final Set<String> matched = new LinkedHashSet<>();
    }

    private final Map<String, Votes> votes = new LinkedHashMap<>();

    /** @param rank from 0 */
    void found(String reference, Lead lead, Strength strength, int rank, Collection<String> matched) {
        Votes counted = votes.computeIfAbsent(reference, _ -> new Votes());
        counted.score += lead.weight() * counts(strength) / (rank + 2);
        if (strength.compareTo(counted.strength) < 0) {
            counted.strength = strength;
        }
        matched.forEach(counted.matched::add);
    }

    /** What is cited by name needs no other vote. */
    void cited(String reference) {
        Votes counted = votes.computeIfAbsent(reference, _ -> new Votes());
        counted.score += best() + 1;
        counted.cited = true;
        counted.strength = Strength.STRONG;
    }

    /** Something besides the words speaks for it. */
    void supported(String reference, double by) {
        Votes counted = votes.computeIfAbsent(reference, _ -> new Votes());
        counted.score += by;
        if (counted.strength == Strength.NONE) {
            counted.strength = Strength.WEAK;
        }
    }

    double best() {
        return votes.values().stream()
                .mapToDouble(counted -> counted.score)
                .max()
                .orElse(0);
    }

    List<Found> ranked(int most) {
        double best = best();
        return votes.entrySet().stream()
                .filter(entry -> entry.getValue().strength != Strength.NONE && entry.getValue().score >= best * LEAST)
                .sorted(Comparator.comparingDouble(entry -> -entry.getValue().score))
                .limit(most)
                .map(entry -> new Found(
                        entry.getKey(),
                        entry.getValue().score / best,
                        entry.getValue().strength,
                        entry.getValue().matched.stream().limit(WORDS).toList(),
                        entry.getValue().cited))
                .toList();
    }

    private static double counts(Strength strength) {
        return switch (strength) {
            case STRONG -> 1;
            case WEAK -> 0.6;
            case NONE -> 0.1;
        };
    }
}
