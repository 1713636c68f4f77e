package touchline.research.findings;

import static touchline.research.findings.Ground.Kind.DECISION;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.cases.Confidence;
import touchline.cases.FindingKind;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decision.Relation;
import touchline.law.decisions.Decisions;
import touchline.research.asking.Found;
import touchline.research.asking.LibrarySearch;

/** Comparable decisions, each with why it is one, and the risk of relying on those that did not stand. */
public final class DecisionDrafts {

    private static final Set<Relation.Kind> UPSET = Set.of(Relation.Kind.ANNULLED_BY, Relation.Kind.CHALLENGED_IN);
    private static final int WORDS = 3;

    /** They stand in nearly every entry. */
    private static final Set<String> EVERYWHERE = Set.of(
            "player",
            "players",
            "club",
            "clubs",
            "contract",
            "without",
            "leaving",
            "full",
            "owe",
            "pay",
            "paid",
            "new club");

    private final Decisions decisions;

    public DecisionDrafts(Decisions decisions) {
        this.decisions = decisions;
    }

    /** @param articles those found, which say what a decision has in common with the case */
    public List<Draft> of(List<Found> found, List<Found> articles) {
        var comparable = new ArrayList<Draft>();
        var risks = new ArrayList<Draft>();
        for (Found one : found) {
            Decision decision = decisions.find(one.reference()).orElseThrow();
            comparable.add(comparable(one, decision, articles));
            risks.addAll(upset(decision));
        }
        return Stream.concat(comparable.stream(), risks.stream()).toList();
    }

    private static Draft comparable(Found found, Decision decision, List<Found> articles) {
        return new Draft(
                FindingKind.ARGUMENT,
                "%s: %s %s".formatted(name(decision), decision.holding(), why(found, decision, articles)),
                List.of(ground(decision)),
                found.confidence());
    }

    /** A description of ours is said as one, because nobody may cite by it. */
    private static String name(Decision decision) {
        String called =
                decision.called().stream().findFirst().map(" (%s)"::formatted).orElse("");
        String day = decision.day().map(", of %s"::formatted).orElse(", day not known");
        return decision.numbered() == Decision.Numbering.OFFICIAL
                ? decision.id() + called + day
                : "Decision without a public number, %s%s%s".formatted(decision.id(), called, day);
    }

    private static String why(Found found, Decision decision, List<Found> articles) {
        String shared = articles.stream()
                .map(Found::reference)
                .filter(citation -> LibrarySearch.isAbout(decision, citation))
                .collect(Collectors.joining(", "));
        String words = found.matched().stream()
                .filter(word -> !EVERYWHERE.contains(word.toLowerCase(Locale.ROOT)))
                .limit(WORDS)
                .collect(Collectors.joining(", "));
        List<String> reasons = Stream.of(
                        Optional.of("the case cites it").filter(_ -> found.cited()),
                        Optional.of("it is about " + shared).filter(_ -> !shared.isEmpty()),
                        Optional.of("it speaks of " + words).filter(_ -> !words.isEmpty()))
                .flatMap(Optional::stream)
                .toList();
        return reasons.isEmpty()
                ? "(Comparable by its meaning.)"
                : "(Comparable because %s.)".formatted(String.join(", and ", reasons));
    }

    private static List<Draft> upset(Decision decision) {
        return decision.related().stream()
                .filter(relation -> UPSET.contains(relation.relation()))
                .map(relation -> new Draft(
                        FindingKind.RISK,
                        relation.relation() == Relation.Kind.ANNULLED_BY
                                ? "%s was annulled by %s: do not rely on its result."
                                        .formatted(decision.id(), relation.id())
                                : "%s was challenged in %s: read what became of it before relying on it."
                                        .formatted(decision.id(), relation.id()),
                        List.of(ground(decision)),
                        Confidence.HIGH))
                .toList();
    }

    private static Ground ground(Decision decision) {
        return new Ground(
                DECISION, decision.id(), Optional.empty(), Optional.of(decision.holding()), decision.holding());
    }
}
