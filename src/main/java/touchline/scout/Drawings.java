package touchline.scout;

import java.time.LocalDate;
import java.time.Year;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.charts.Caption;
import touchline.charts.PercentileBars;
import touchline.charts.PercentileBars.Bar;
import touchline.charts.Timeline;
import touchline.charts.Timeline.Span;
import touchline.charts.ValueSteps;
import touchline.charts.ValueSteps.Point;
import touchline.football.Careers.Stint;
import touchline.football.Histories;
import touchline.football.History;
import touchline.football.Origin;
import touchline.football.Player;
import touchline.football.Valuation;
import touchline.football.standing.Mark;
import touchline.football.standing.Metric;
import touchline.football.standing.Metrics;
import touchline.football.standing.Standing;
import touchline.football.standing.Standings;

/** Draws what the register knows of a player; what is not known has no drawing. */
public final class Drawings {

    private static final int TELLING = 5;

    private final Histories histories;
    private final Standings standings;

    Drawings(Histories histories, Standings standings) {
        this.histories = histories;
        this.standings = standings;
    }

    /** Percentiles, market values, career, as far as there are any. */
    public List<Drawing> of(Player player) {
        History history = histories.of(player.slug());
        return Stream.of(
                        percentiles(player, standings.of(player.slug())),
                        values(player, history.values()),
                        career(player, history.stints()))
                .flatMap(Optional::stream)
                .toList();
    }

    /** Bars of the latest standing that has enough of them to tell something, else of the one with most. */
    private static Optional<Drawing> percentiles(Player player, List<Standing> standings) {
        return standings.stream()
                .filter(standing -> ranked(standing) >= TELLING)
                .findFirst()
                .or(() -> standings.stream()
                        .filter(standing -> ranked(standing) > 0)
                        .max(Comparator.comparingLong(Drawings::ranked)))
                .map(standing -> new Drawing(
                        "percentiles",
                        "Percentiles beside " + standing.pool().words(),
                        new PercentileBars(
                                new Caption(
                                        player.name(),
                                        "%s · %d minutes"
                                                .formatted(standing.pool().words(), standing.minutes()),
                                        sources(List.of(standing.pool().origin()))),
                                Metrics.of(standing.pool().position()).stream()
                                        .flatMap(metric -> bar(standing, metric).stream())
                                        .toList())));
    }

    private static long ranked(Standing standing) {
        return standing.marks().values().stream()
                .filter(mark -> mark.percentile().isPresent())
                .count();
    }

    private static Optional<Bar> bar(Standing standing, Metric metric) {
        return standing.mark(metric)
                .flatMap(mark -> mark.percentile()
                        .map(percentile -> new Bar(
                                metric.group().name().toLowerCase(Locale.ROOT),
                                metric.label(),
                                percentile,
                                figure(metric, mark))));
    }

    private static String figure(Metric metric, Mark mark) {
        return Metric.words(mark.figure(), metric.basis().unit()) + (metric.lowerIsBetter() ? ", fewer is better" : "");
    }

    /** The line of the currency that has most values; one value is no line. */
    private static Optional<Drawing> values(Player player, List<Valuation> values) {
        Map<String, List<Valuation>> byCurrency =
                values.stream().collect(Collectors.groupingBy(it -> it.value().currency()));
        return byCurrency.values().stream()
                .max((one, other) -> Integer.compare(one.size(), other.size()))
                .filter(line -> line.size() > 1)
                .map(line -> {
                    String currency = line.getFirst().value().currency();
                    String about = "Market value in %s, %s to %s, %d values; a line ends a year after its value"
                            .formatted(
                                    currency,
                                    line.getFirst().day(),
                                    line.getLast().day(),
                                    line.size());
                    return new Drawing(
                            "values",
                            about,
                            new ValueSteps(
                                    new Caption(
                                            player.name(),
                                            about,
                                            sources(line.stream()
                                                    .map(Valuation::origin)
                                                    .toList())),
                                    currency,
                                    line.stream()
                                            .map(it -> new Point(
                                                    it.day(), it.value().minor() / 100.0))
                                            .toList()));
                });
    }

    private static Optional<Drawing> career(Player player, List<Stint> stints) {
        if (stints.isEmpty()) {
            return Optional.empty();
        }
        String about = "Years at clubs, known to the year";
        return Optional.of(new Drawing(
                "career",
                about,
                new Timeline(
                        new Caption(
                                player.name(),
                                about,
                                sources(stints.stream().map(Stint::origin).toList())),
                        stints.stream().map(Drawings::span).toList())));
    }

    /** A stint whose end no source tells is drawn up to the day it was read. */
    private static Span span(Stint stint) {
        LocalDate from = Year.of(stint.startYear()).atDay(1);
        LocalDate until = stint.endYear()
                .map(year -> Year.of(year).atMonth(12).atEndOfMonth())
                .orElse(stint.origin().asOf());
        return new Span(stint.club().name(), from, until.isBefore(from) ? from : until, false);
    }

    /** Each source once, with the newest of its days. */
    private static List<String> sources(List<Origin> origins) {
        return origins.stream()
                .collect(Collectors.toMap(
                        origin -> origin.source() + " (" + origin.licence() + ")",
                        Origin::asOf,
                        (one, other) -> one.isAfter(other) ? one : other))
                .entrySet()
                .stream()
                .sorted(Map.Entry.comparingByKey())
                .map(it -> "Source: %s, as of %s".formatted(it.getKey(), it.getValue()))
                .toList();
    }
}
