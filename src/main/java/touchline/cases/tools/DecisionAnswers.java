package touchline.cases.tools;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import touchline.cases.Warnings;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.problem.Problem;

/** Answers what the library holds of a decision, by whatever number or name it is asked for. */
final class DecisionAnswers {

    private static final int SHOWN = 80;

    private final Decisions decisions;
    private final CitedInstruments instruments;

    DecisionAnswers(Decisions decisions, CitedInstruments instruments) {
        this.decisions = decisions;
        this.instruments = instruments;
    }

    DecisionAnswer of(String nameOrNumber) {
        return decisions.find(nameOrNumber).map(this::answer).orElseThrow(() -> unknown(nameOrNumber));
    }

    private DecisionAnswer answer(Decision decision) {
        return new DecisionAnswer(
                decision.id(),
                decision.numbered(),
                decision.alsoNumbered(),
                decision.called(),
                decision.forum(),
                decision.chamber(),
                decision.type(),
                decision.parties(),
                decision.day(),
                decision.operativeDay(),
                decision.year(),
                Warnings.of(decision),
                decision.holding(),
                decision.outcome(),
                decision.panel(),
                decision.language(),
                decision.sport(),
                decision.articles().stream()
                        .map(cited -> DecisionAnswer.Article.of(cited, instruments))
                        .toList(),
                decision.topics(),
                decision.keywords(),
                related(decision),
                decision.citedIn().stream()
                        .map(citing -> new DecisionAnswer.Citing(citing.id(), citing.voice()))
                        .toList(),
                decision.source().url(),
                decision.source().seen(),
                decision.source().verifiedBy(),
                decision.check().confidence(),
                decision.check().on());
    }

    /** What the record names, and whatever else goes by its numbers. */
    private List<DecisionAnswer.Related> related(Decision decision) {
        List<DecisionAnswer.Related> named = decision.related().stream()
                .flatMap(relation -> decisions.find(relation.id()).stream()
                        .map(other -> related(other, relation.relation().name().toLowerCase(Locale.ROOT))))
                .toList();
        Stream<DecisionAnswer.Related> sameNumber = decisions.sharingNumberWith(decision).stream()
                .filter(other -> named.stream().noneMatch(there -> there.id().equals(other.id())))
                .map(other -> related(other, "same_number"));
        return Stream.concat(named.stream(), sameNumber).toList();
    }

    private static DecisionAnswer.Related related(Decision other, String relation) {
        return new DecisionAnswer.Related(other.id(), relation, other.parties(), other.day());
    }

    private Problem unknown(String asked) {
        List<String> nearest = decisions.nearest(asked);
        String shown = asked.length() > SHOWN ? asked.substring(0, SHOWN) + "…" : asked;
        return new Problem(
                Problem.Code.NOT_FOUND,
                "The register does not hold '%s', which does not mean that it does not exist; do not cite it from here. %s"
                        .formatted(
                                shown,
                                nearest.isEmpty()
                                        ? "Look for it with search_juris_library."
                                        : "The nearest decisions in the register are: " + String.join("; ", nearest)
                                                + "."),
                Map.of("nearest", nearest));
    }
}
