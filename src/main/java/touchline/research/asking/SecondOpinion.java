package touchline.research.asking;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.law.Instruments;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.retrieval.Strength;

/** Asks again from the other side: what the articles found are called of the library, what decisions found hold of the register. */
public final class SecondOpinion {

    private static final int BEST = 4;
    private static final double WEIGHT = 1;
    private static final double NEARNESS = 0.5;

    private final RegisterSearch register;
    private final LibrarySearch library;
    private final Instruments instruments;
    private final Decisions decisions;

    public SecondOpinion(RegisterSearch register, LibrarySearch library, Instruments instruments, Decisions decisions) {
        this.register = register;
        this.library = library;
        this.instruments = instruments;
        this.decisions = decisions;
    }

    /** What the first questions had not found. */
    public record Opinion(List<Found> articles, List<Found> decisions, int questions) {

        public Opinion {
            articles = List.copyOf(articles);
            decisions = List.copyOf(decisions);
        }
    }

    /** @param most how many of each kind are looked at */
    public Opinion of(List<Found> articles, List<Found> found, LocalDate asOf, int most) {
        List<Lead> byLaw = articles.stream()
                .limit(BEST)
                .map(article -> lead(article.reference(), asOf))
                .toList();
        List<Lead> byDecisions = found.stream()
                .limit(BEST)
                .flatMap(one -> decisions.find(one.reference()).stream())
                .map(Decision::holding)
                .map(holding -> new Lead(holding, WEIGHT))
                .toList();
        return new Opinion(
                others(
                        byDecisions.isEmpty()
                                ? List.of()
                                : register.find(byDecisions, CitedLaw.NOTHING, most)
                                        .found(),
                        articles),
                others(
                        byLaw.isEmpty()
                                ? List.of()
                                : library.find(byLaw, CitedLaw.NOTHING, List.of(), most)
                                        .found(),
                        found),
                byLaw.size() + byDecisions.size());
    }

    private Lead lead(String citation, LocalDate asOf) {
        int space = citation.indexOf(' ');
        var article = instruments
                .read(citation.substring(0, space), citation.substring(space + 1), asOf)
                .provision()
                .article();
        return new Lead(
                Stream.concat(Stream.of(article.title()), article.topics().stream())
                        .collect(Collectors.joining(" ")),
                WEIGHT);
    }

    /** What the first questions did not find, and found well: far behind what they did. */
    private static List<Found> others(List<Found> again, List<Found> known) {
        Set<String> references = known.stream().map(Found::reference).collect(Collectors.toUnmodifiableSet());
        return again.stream()
                .filter(one -> one.strength() == Strength.STRONG && !references.contains(one.reference()))
                .limit(BEST)
                .map(one -> new Found(one.reference(), one.score() * NEARNESS, Strength.WEAK, one.matched(), false))
                .toList();
    }
}
