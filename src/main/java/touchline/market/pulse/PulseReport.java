package touchline.market.pulse;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Fee;
import touchline.football.Move;
import touchline.mcp.Doc;
import touchline.mcp.Report;

/** A market pulse report as it was written. What is not known is left out, and said among the gaps. */
public record PulseReport(
        @Doc("The report's own name; there is one of each, such as weekly-2026-W49")
        String id,

        Period period,

        @Doc("The day on which it was due, of a week its Monday")
        LocalDate date,

        Instant generatedAt,
        @Doc("The first day that it covers") LocalDate from,
        @Doc("The last day that it covers") LocalDate to,

        @Doc("How old the data are, and what that means for the report")
        List<String> notes,

        @Doc("The newest day of each kind of fact in the register")
        List<DataDate> dataDates,

        @Doc("What happened, in numbers") Totals totals,

        @Doc("Moves with a known sum, the highest of each currency first; sums are not converted")
        List<MoveLine> biggestMoves,

        @Doc(
                "Moves by the league of the clubs, or by country where the register has no season of a club that began last year or later; the most first")
        List<LeagueLine> byLeague,

        @Doc("Values with the greatest rise in the days covered")
        List<ValueLine> rising,

        @Doc("Values with the greatest fall") List<ValueLine> falling,

        @Doc("Contracts that end within six months") ContractsLine contracts,

        @Doc("What is only said, apart from what is so; most sources first")
        List<SaidLine> rumours,

        @Doc("What was confirmed besides moves") List<SaidLine> confirmed,

        @Doc("News of the players whom the reader watches; in an answer to a person only, and in no kept report")
        Optional<WatchLine> watchList,

        @Doc("What the register has nothing about, and which import would fill it")
        List<GapLine> gaps,

        @Doc("Whose facts these are") List<SourceLine> sources,
        @Doc("The report as a page") String url)
        implements Report {

    /** @param newest absent = nothing of the kind is loaded */
    public record DataDate(String kind, Optional<LocalDate> newest) {}

    /** Numbers of the days covered; moves that are only said to come are rumours. */
    public record Totals(int moves, int withSum, int free, int loans, int undisclosedOrUnknown, int rumours) {}

    /** One move. */
    public record MoveLine(
            String player,
            String name,
            Optional<String> from,
            Optional<String> to,
            String when,
            Move.Kind kind,
            Move.Status status,
            Fee.Kind feeType,
            @Doc("In whole units of the currency") Optional<Long> sum,
            Optional<String> currency,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {}

    /** Moves into and out of one league. */
    public record LeagueLine(
            String league,

            @Doc("The season that the register has the clubs there in; absent = a country")
            Optional<String> season,

            int arrivals,
            int departures) {}

    /** A value that changed. */
    public record ValueLine(
            String player,
            String name,
            LocalDate day,
            @Doc("In whole units of the currency") long value,
            LocalDate beforeDay,
            long before,
            String currency,
            String source,
            LocalDate asOf) {}

    /** How many contracts end, and some of them. */
    public record ContractsLine(int withinSixMonths, int withinTwelveMonths, List<EndingLine> players) {}

    /** A contract that ends. */
    public record EndingLine(
            String player,
            String name,
            Optional<String> club,

            @Doc("A day, or a month (2027-06) or a year where the source says no more")
            String until,

            String source,
            LocalDate asOf) {}

    /** What was said of a player. */
    public record SaidLine(
            Optional<String> player,
            String name,
            LocalDate day,
            String summary,
            @Doc("How many publishers say so") int sources,
            @Doc("When the register first had it") LocalDate firstSeen,
            Optional<String> sourceUrl) {}

    /** What one reader watches. */
    public record WatchLine(
            @Doc("How many players the reader watches") int players,

            @Doc("Of how many of them there is news in the days covered")
            int withNews,

            @Doc("The latest first, fifty at most") List<NewsLine> news) {}

    /** News of a watched player. */
    public record NewsLine(
            String player,
            String name,

            @Doc("move, value, or the kind of report") String kind,

            LocalDate day,
            String sentence,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {}

    /** Something that is not known. */
    public record GapLine(
            String section,
            String sentence,
            @Doc("The import that would fill it") String remedy) {}

    /** Somebody who is to be named. */
    public record SourceLine(String source, String attribution, String licence) {}

    /** The same for one reader. */
    public PulseReport with(WatchLine watched) {
        return new PulseReport(
                id,
                period,
                date,
                generatedAt,
                from,
                to,
                notes,
                dataDates,
                totals,
                biggestMoves,
                byLeague,
                rising,
                falling,
                contracts,
                rumours,
                confirmed,
                Optional.of(watched),
                gaps,
                sources,
                url);
    }

    @Override
    public String report() {
        return PulseText.of(this);
    }
}
