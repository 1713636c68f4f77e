package touchline.cases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.law.decisions.Decision;
import touchline.law.decisions.DocumentType;

/** The sentences that must go with any use of a decision, the weightiest first. */
public final class Warnings {

    private Warnings() {}

    public static List<String> of(Decision decision) {
        return Stream.concat(
                        decision.cautions().stream(),
                        Stream.of(
                                        number(decision),
                                        opinion(decision),
                                        disputed(decision),
                                        basis(decision),
                                        outcome(decision),
                                        date(decision),
                                        link(decision))
                                .flatMap(Optional::stream))
                .toList();
    }

    private static Optional<String> number(Decision decision) {
        return when(
                decision.numbered() == Decision.Numbering.DESCRIPTIVE,
                "This decision has no public number: the id is our description of it and must not be cited as a number.");
    }

    private static Optional<String> opinion(Decision decision) {
        return when(
                decision.type() == DocumentType.AG_OPINION,
                "This is the opinion of an Advocate General; it binds nobody and is not the judgment.");
    }

    private static Optional<String> disputed(Decision decision) {
        Optional<String> what = decision.check().disputed();
        return what.map(about -> "Sources disagree: " + about)
                .or(() -> when(
                        decision.check().confidence() == Decision.Check.Confidence.DISPUTED,
                        "Sources disagree about this entry."));
    }

    private static Optional<String> basis(Decision decision) {
        return when(
                decision.check().confidence() == Decision.Check.Confidence.ONE_SOURCE,
                "This entry rests on one source.");
    }

    private static Optional<String> outcome(Decision decision) {
        return when(decision.outcome().isEmpty(), "The outcome is not known here; do not infer it from the holding.");
    }

    private static Optional<String> date(Decision decision) {
        if (decision.day().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(decision.yearOf()
                .filter(year -> year == Decision.YearOf.NUMBER)
                .map(
                        _ ->
                                "The day of the decision is not known; the year is that of its number, and the decision may be later.")
                .orElse("The day of the reasoned decision is not known."));
    }

    private static Optional<String> link(Decision decision) {
        return when(
                !decision.source().seen(),
                "The link is derived from the archive's usual pattern and was not itself seen; it may lead nowhere.");
    }

    private static Optional<String> when(boolean applies, String sentence) {
        return applies ? Optional.of(sentence) : Optional.empty();
    }
}
