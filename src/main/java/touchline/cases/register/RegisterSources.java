package touchline.cases.register;

import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import touchline.cases.Authority;
import touchline.cases.CaseEntry;
import touchline.cases.Source;
import touchline.cases.SourceType;
import touchline.cases.Warnings;
import touchline.cases.WebAddress;
import touchline.cases.Written;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.Reading;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.mcp.Markdown;
import touchline.problem.Problem;
import touchline.time.Moments;

/** Makes sources of what the register knows, and of addresses that nobody has looked at. */
public final class RegisterSources {

    private final Decisions decisions;
    private final Instruments register;
    private final Clock clock;

    public RegisterSources(Decisions decisions, Instruments register, Clock clock) {
        this.decisions = decisions;
        this.register = register;
        this.clock = clock;
    }

    /** @throws Problem NOT_FOUND with the {@code nearest} real ones */
    public Source ofDecision(String caseId, String nameOrNumber) {
        return decisions
                .find(nameOrNumber)
                .map(decision -> of(caseId, decision))
                .orElseThrow(() -> unknown(nameOrNumber));
    }

    private Source of(String caseId, Decision decision) {
        var kind = DecidedBy.of(decision);
        return new Source(
                UUID.randomUUID().toString(),
                caseId,
                kind.type(),
                Optional.of(kind.authority()),
                "%s: %s".formatted(decision.forum(), String.join(" / ", decision.parties())),
                Optional.of(decision.source().url()),
                Optional.of(decision.id()),
                Optional.empty(),
                Optional.empty(),
                true,
                "Number, forum, parties and date are those of the verified library; the text of the decision was not compared with the case.",
                Optional.of(decision.holding()),
                decision.day(),
                Optional.empty(),
                Optional.empty(),
                Warnings.of(decision),
                Optional.empty(),
                Moments.now(clock));
    }

    /**
     * @param article with its instrument, in either order: {@code RSTP 17}, {@code Art. 12bis RSTP}
     * @throws Problem NOT_FOUND with the {@code nearest} real numbers
     */
    public Source ofArticle(String caseId, String article) {
        var written = WrittenArticle.of(article, register);
        var reading = register.read(written.instrument(), written.number(), LocalDate.now(clock));
        return of(caseId, reading);
    }

    private Source of(String caseId, Reading reading) {
        var provision = reading.provision();
        var instrument = provision.instrument();
        return new Source(
                UUID.randomUUID().toString(),
                caseId,
                instrument.kind() == Instrument.Kind.CIRCULAR_LIST ? SourceType.CIRCULAR : SourceType.REGULATION,
                Optional.of(Authority.OFFICIAL),
                "%s: %s".formatted(instrument.title(), provision.article().title()),
                Optional.of(instrument.sourceUrl()),
                Optional.empty(),
                Optional.of(provision.citation()),
                Optional.empty(),
                true,
                "Number, edition and status are those of the verified register on %s; what it says is in the register's own words."
                        .formatted(reading.asOf()),
                Optional.of(provision.article().summary()),
                provision.article().inForceFrom(),
                Optional.of(provision.readEdition()),
                Optional.of(Markdown.words(provision.article().status())),
                reading.warnings(),
                Optional.empty(),
                Moments.now(clock));
    }

    /** @param title absent = the address itself */
    public Source ofAddress(String caseId, WebAddress address, Optional<String> title, Optional<SourceType> type) {
        return new Source(
                UUID.randomUUID().toString(),
                caseId,
                type.orElse(SourceType.WEB_PAGE),
                type.flatMap(RegisterSources::authority),
                title.filter(it -> !it.isBlank())
                        .map(it -> Written.line("title", it, CaseEntry.TITLE))
                        .orElse(address.text()),
                Optional.of(address.text()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                "Kept as it was given: nobody has opened the address, and title and type are the caller's.",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of("Not verified: open the address before you rely on it."),
                Optional.empty(),
                Moments.now(clock));
    }

    /** Only what follows from the type; an address that is said to be a regulation may be anybody's. */
    private static Optional<Authority> authority(SourceType type) {
        return switch (type) {
            case PRESS_ARTICLE -> Optional.of(Authority.PRESS);
            case PARTY_DOCUMENT -> Optional.of(Authority.INTERNAL);
            default -> Optional.empty();
        };
    }

    private Problem unknown(String asked) {
        List<String> nearest = decisions.nearest(asked);
        return new Problem(
                Problem.Code.NOT_FOUND,
                "The library does not hold this decision, which does not mean that it does not exist; nothing was attached. %s"
                        .formatted(
                                nearest.isEmpty()
                                        ? "Look for it with search_juris_library, or attach its address as url."
                                        : "The nearest decisions in the library are: %s."
                                                .formatted(String.join("; ", nearest))),
                Map.of("nearest", nearest));
    }
}
