package touchline.cases.search;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import touchline.cases.Warnings;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.mcp.Markdown;
import touchline.retrieval.Hit;
import touchline.retrieval.Passage;

/** What the library found, with what the register says of it today. */
public record LibraryPassages(Instruments register, Decisions decisions, Clock clock) {

    static final String ARTICLE = "article";
    static final String DECISION = "decision";
    static final Set<String> KINDS = Set.of(ARTICLE, DECISION);

    FoundPassage of(Hit hit) {
        var passage = hit.passage();
        return passage.kind().equals(ARTICLE)
                ? of(hit, reading(passage))
                : decisions
                        .find(passage.citation())
                        .map(decision -> of(hit, decision))
                        .orElseThrow();
    }

    private Reading reading(Passage passage) {
        String instrument = passage.labels().getOrDefault("instrument", "");
        return register.read(instrument, passage.citation().substring(instrument.length() + 1), LocalDate.now(clock));
    }

    private static FoundPassage of(Hit hit, Reading reading) {
        var provision = reading.provision();
        return new FoundPassage(
                FoundPassage.Place.ARTICLE,
                provision.citation(),
                hit.passage().title(),
                hit.passage().text(),
                Optional.of(provision.instrument().sourceUrl()),
                Optional.empty(),
                Optional.empty(),
                Optional.of(provision.readEdition()),
                Optional.of(Markdown.words(provision.article().status())),
                reading.warnings(),
                hit.matched());
    }

    private static FoundPassage of(Hit hit, Decision decision) {
        return new FoundPassage(
                FoundPassage.Place.DECISION,
                decision.id(),
                hit.passage().title(),
                decision.holding(),
                Optional.of(decision.source().url()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Warnings.of(decision),
                hit.matched());
    }
}
