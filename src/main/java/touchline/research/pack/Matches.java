package touchline.research.pack;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.Source;
import touchline.cases.Warnings;
import touchline.law.Instruments;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.mcp.Markdown;
import touchline.research.asking.Found;
import touchline.research.pack.SourcePack.Match;

/** Tells of articles and decisions that were found what a pack says of them. */
public final class Matches {

    private final Instruments register;
    private final Decisions decisions;

    public Matches(Instruments register, Decisions decisions) {
        this.register = register;
        this.decisions = decisions;
    }

    List<Match> of(List<Found> articles, List<Found> library, List<Source> sources, LocalDate asOf) {
        return Stream.concat(
                        articles.stream().map(found -> article(found, sources, asOf)),
                        library.stream().map(found -> decision(found, sources)))
                .toList();
    }

    private Match article(Found found, List<Source> sources, LocalDate asOf) {
        int space = found.reference().indexOf(' ');
        var reading = register.read(
                found.reference().substring(0, space), found.reference().substring(space + 1), asOf);
        var provision = reading.provision();
        return new Match(
                found.reference(),
                "%s: %s"
                        .formatted(
                                provision.instrument().title(),
                                provision.article().title()),
                provision.article().summary(),
                provision.instrument().sourceUrl(),
                Optional.empty(),
                Optional.of(provision.readEdition()),
                Optional.of(Markdown.words(provision.article().status())),
                found.strength(),
                found.matched(),
                reading.warnings(),
                sources.stream().anyMatch(source -> source.article().equals(Optional.of(found.reference()))),
                Terms.at(provision.instrument().sourceUrl()));
    }

    private Match decision(Found found, List<Source> sources) {
        Decision decision = decisions.find(found.reference()).orElseThrow();
        return new Match(
                decision.id(),
                Match.title(decision),
                decision.holding(),
                decision.source().url(),
                decision.day(),
                Optional.empty(),
                Optional.empty(),
                found.strength(),
                found.matched(),
                Warnings.of(decision),
                sources.stream().anyMatch(source -> source.decisionId().equals(Optional.of(decision.id()))),
                Terms.at(decision.source().url()));
    }
}
