package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.football.Club;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.market.Intel;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** A move or a report. */
record IntelLine(
        @Doc("The player's slug; absent when the register does not know them")
        Optional<String> player,

        String name,

        @Doc("A day, a month, or between two days: as exactly as the source knows it")
        String when,

        LocalDate earliest,
        LocalDate latest,

        @Doc("move, or the kind of report, such as rumour") String kind,

        @Doc("confirmed is so or was seen to be so; a rumour is only said")
        Event.Certainty certainty,

        @Doc("Of a move: observed in squads, confirmed by somebody, planned, or a rumour")
        Optional<Move.Status> status,

        Optional<String> from,
        Optional<String> to,
        @Doc("Of a move: permanent, loan …") Optional<Move.Kind> moveKind,

        @Doc("Of a move; undisclosed: there was or may have been a fee; unknown: the source says nothing")
        Optional<FeeType> feeType,

        @Doc("The sum, where a source states one") Optional<String> fee,

        @Doc("What may come on top of the fee") Optional<String> addOns,

        @Doc("The source's own words about the fee") Optional<String> feeAsWritten,

        String summary,
        @Doc("Who says so") List<SaidLine> saidBy,

        @Doc("How many say so independently of each other; whoever only carries a report is not counted")
        int sources,

        @Doc("The day on which the register first had a report of it")
        Optional<LocalDate> firstSeen,

        String source,
        Optional<String> sourceUrl,
        LocalDate asOf) {

    /** Somebody who says it. */
    record SaidLine(String by, Optional<String> url) {}

    static IntelLine of(Intel intel) {
        return new IntelLine(
                intel.player(),
                intel.name(),
                intel.when().words(),
                intel.when().earliest(),
                intel.when().latest(),
                intel.kind(),
                intel.certainty(),
                intel.move().map(Move::status),
                intel.move().flatMap(Move::from).map(Club.Named::name),
                intel.move().flatMap(Move::to).map(Club.Named::name),
                intel.move().map(Move::kind),
                intel.fee().map(FeeType::of),
                intel.fee().flatMap(Fee::amount).filter(sum -> sum.minor() > 0).map(Money::words),
                intel.fee().flatMap(Fee::addOns).map(Money::words),
                intel.fee().flatMap(Fee::raw),
                intel.summary(),
                intel.saidBy().stream()
                        .map(said -> new SaidLine(said.by(), said.url()))
                        .toList(),
                intel.saidBy().size(),
                intel.firstSeen(),
                intel.origin().source(),
                intel.origin().sourceUrl(),
                intel.origin().asOf());
    }

    String line() {
        String paid = feeType.map(type -> "; fee: " + fee.orElse(Markdown.words(type)))
                .orElse("");
        String how = moveKind.map(IntelLine::how).orElse("")
                + status.map(IntelLine::seen).orElse("");
        return "%s **%s** %s%s%s (%s; %sas of %s)"
                .formatted(
                        when,
                        Markdown.words(certainty),
                        summary,
                        how,
                        paid + addOns.map(" and up to %s more"::formatted).orElse(""),
                        saidBy.stream().map(IntelLine::said).collect(Collectors.joining(", ")),
                        firstSeen.map("first seen %s, "::formatted).orElse(""),
                        asOf);
    }

    private static String how(Move.Kind kind) {
        return kind == Move.Kind.UNKNOWN ? ", permanent or loan not known" : ", " + Markdown.words(kind);
    }

    /** What the certainty does not say already. */
    private static String seen(Move.Status status) {
        return switch (status) {
            case OBSERVED -> ", seen in squads or careers";
            case PLANNED -> ", planned";
            case CONFIRMED, RUMOUR -> "";
        };
    }

    private static String said(SaidLine said) {
        return said.url().map(url -> "[%s](%s)".formatted(said.by(), url)).orElse(said.by());
    }
}
