package touchline.scout.tools;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import touchline.football.Careers;
import touchline.football.Event;
import touchline.football.Fee;
import touchline.football.Money;
import touchline.football.Move;
import touchline.football.Season;
import touchline.football.Valuation;
import touchline.football.standing.Mark;
import touchline.football.standing.Metric;
import touchline.football.standing.Metrics;
import touchline.football.standing.Similarity;
import touchline.football.standing.Standing;
import touchline.mcp.Content;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.scout.Drawing;

/** All about one player; what is not known is left out, and {@code unknown} says so. */
record PlayerProfile(
        PlayerCard player,
        Optional<String> fullName,
        Optional<String> birthPlace,
        Optional<Integer> weightKg,

        @Doc("A day, or a month (2027-06) or a year where the source says no more")
        Optional<String> contractUntil,

        Optional<String> agent,
        @Doc("Changes of club, the latest first") List<MoveLine> moves,
        @Doc("Years at clubs, the earliest first") List<StintLine> career,

        @Doc("Numbers by season, competition and team, the latest first")
        List<SeasonLine> seasons,

        @Doc("Per 90 minutes and percentiles beside peers, the latest season first")
        List<StandingLine> standings,

        @Doc("Who plays alike, in the latest pool that tells enough, the likest first")
        List<AlikeLine> similar,

        @Doc("What was said of the player; rumours are marked")
        List<EventLine> events,

        @Doc("Market values, the earliest first") List<ValueLine> marketValues,
        List<SalaryLine> salaries,

        @Doc("What is not known, and which import would bring it")
        List<String> unknown,

        @Doc("Lines to show with these facts") List<String> attributions,
        @Doc("How old the data are") String dataNote,

        @Doc("The player's page") String link,

        @Doc("What the pictures show that come with this answer")
        List<String> charts,

        @JsonIgnore List<Drawing> drawings)
        implements Report {

    record MoveLine(
            String when,
            LocalDate earliest,
            LocalDate latest,
            Optional<String> from,
            Optional<String> to,
            Move.Kind kind,
            Fee.Kind feeKind,
            @Doc("The sum, where the source states one") Optional<String> fee,
            Move.Status status,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf,

            @Doc(
                    "The day of the source's latest file, from which this was not taken again: it is gone there or its row could not be read")
            Optional<LocalDate> notGivenByFileOf) {

        static MoveLine of(Move move) {
            return new MoveLine(
                    move.when().words(),
                    move.when().earliest(),
                    move.when().latest(),
                    move.from().map(it -> it.name()),
                    move.to().map(it -> it.name()),
                    move.kind(),
                    move.fee().kind(),
                    move.fee().amount().filter(it -> it.minor() > 0).map(Money::words),
                    move.status(),
                    move.origin().source(),
                    move.origin().sourceUrl(),
                    move.origin().asOf(),
                    move.gone());
        }
    }

    record StintLine(String club, int from, Optional<Integer> until, String source, LocalDate asOf) {
        static StintLine of(Careers.Stint stint) {
            return new StintLine(
                    stint.club().name(),
                    stint.startYear(),
                    stint.endYear(),
                    stint.origin().source(),
                    stint.origin().asOf());
        }
    }

    record SeasonLine(
            String season,
            String competition,
            String team,
            Optional<Integer> apps,
            Optional<Integer> starts,
            Optional<Integer> minutes,

            @Doc("Totals; what was not counted is not in it")
            Map<String, Double> totals,

            String source,
            LocalDate asOf) {

        static SeasonLine of(Season season) {
            return new SeasonLine(
                    season.season(),
                    season.competition().name(),
                    season.team(),
                    season.apps(),
                    season.starts(),
                    season.minutes(),
                    new TreeMap<>(season.metrics()),
                    season.origin().source(),
                    season.origin().asOf());
        }
    }

    record StandingLine(
            @Doc("Whom the player is compared with, and how many they are; the player is one of them")
            String pool,

            String season,
            int minutes,
            @Doc("Fewer than 20 members: no percentiles") int members,
            List<MarkLine> marks,
            String source,
            LocalDate asOf) {

        static StandingLine of(Standing standing) {
            return new StandingLine(
                    standing.pool().words(),
                    standing.pool().season(),
                    standing.minutes(),
                    standing.pool().members(),
                    Metrics.of(standing.pool().position()).stream()
                            .flatMap(metric -> standing.mark(metric).stream().map(mark -> MarkLine.of(metric, mark)))
                            .toList(),
                    standing.pool().origin().source(),
                    standing.pool().origin().asOf());
        }
    }

    record MarkLine(
            String metric,
            Metric.Group group,
            double figure,
            @Doc("per 90 or %") String unit,

            @Doc("0 to 100, 100 the best; where lower figures are better this is turned round already")
            Optional<Double> percentile,

            boolean lowerIsBetter) {

        static MarkLine of(Metric metric, Mark mark) {
            return new MarkLine(
                    metric.label(),
                    metric.group(),
                    Math.round(mark.figure() * 1000) / 1000.0,
                    metric.basis().unit(),
                    mark.percentile().map(Numbers::rounded),
                    metric.lowerIsBetter());
        }
    }

    record AlikeLine(
            String slug,
            String name,
            @Doc("-1 to 1") double likeness,
            @Doc("Where the two are closest") List<String> agree,
            @Doc("Where they are farthest apart") List<String> differ) {

        static AlikeLine of(Similarity.Alike alike, String name) {
            return new AlikeLine(
                    alike.standing().player(),
                    name,
                    Math.round(alike.likeness() * 100) / 100.0,
                    alike.agree().stream().map(Metric::label).toList(),
                    alike.differ().stream().map(Metric::label).toList());
        }
    }

    record EventLine(
            LocalDate day,
            Event.Certainty certainty,
            String summary,
            Optional<String> publisher,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {

        static EventLine of(Event event) {
            return new EventLine(
                    event.day(),
                    event.certainty(),
                    event.summary(),
                    event.publisher(),
                    event.origin().source(),
                    event.origin().sourceUrl(),
                    event.origin().asOf());
        }
    }

    record ValueLine(
            LocalDate day,
            String value,
            String source,
            LocalDate asOf,

            @Doc(
                    "The day of the source's latest file, from which this was not taken again: it is gone there or its row could not be read")
            Optional<LocalDate> notGivenByFileOf) {

        static ValueLine of(Valuation value) {
            return new ValueLine(
                    value.day(),
                    value.value().words(),
                    value.origin().source(),
                    value.origin().asOf(),
                    value.gone());
        }
    }

    record SalaryLine(int year, String club, Optional<String> base, Optional<String> guaranteed, String source) {
        static SalaryLine of(Careers.Salary salary) {
            return new SalaryLine(
                    salary.year(),
                    salary.club().name(),
                    salary.base().map(Money::words),
                    salary.guaranteed().map(Money::words),
                    salary.origin().source());
        }
    }

    @Override
    public String report() {
        return PlayerText.of(this);
    }

    @Override
    public List<Content> attachments() {
        return drawings.stream().map(Drawing::chart).map(Pictures::png).toList();
    }
}
