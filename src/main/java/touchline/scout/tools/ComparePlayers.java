package touchline.scout.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.football.Player;
import touchline.football.standing.Metric;
import touchline.football.standing.Standing;
import touchline.football.standing.Standings;
import touchline.mcp.Call;
import touchline.mcp.Content;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.scout.Comparison;

@ToolSpec(name = "compare_players", title = "Compare players", effect = READS, access = ANYONE, description = """
                Puts two to four players side by side in one pool: figures per 90 minutes, percentiles, where they agree and where they differ.

                Only players of one position and one season can be compared; the answer says when they have none in common.
                """)
final class ComparePlayers implements Tool<ComparePlayers.Query, ComparePlayers.Compared> {

    record Query(
            @Doc("Two to four slugs") @Size(min = 2, max = 4)
            List<String> slugs,

            @Doc("Such as 2017/18 or 2026; the latest they have in common when left out") @Size(min = 4, max = 9)
            Optional<String> season,

            @Doc("Whether to send a radar as a picture too; not when left out")
            Optional<Boolean> includeChart) {}

    record PlayerValue(String slug, double figure, Optional<Double> percentile) {}

    record MetricRow(
            String metric,
            Metric.Group group,
            String unit,
            boolean lowerIsBetter,
            @Doc("In the order of the players") List<PlayerValue> values) {}

    record Compared(
            List<PlayerCard> players,

            @Doc("Whom the figures are compared with; left out when the players are in no pool together")
            Optional<String> pool,

            Optional<String> minutes,
            Optional<String> source,
            List<MetricRow> metrics,

            @Doc("Where they are within half a standard deviation of the pool, the closest first")
            List<String> agree,

            @Doc("Where they are a standard deviation of the pool apart or more, the farthest first")
            List<String> differ,

            @Doc("What to say with it") List<String> notes,

            @Doc("What the picture shows that comes with this answer")
            Optional<String> chart)
            implements Report {

        private Compared noted(String note) {
            List<String> all = Stream.concat(notes.stream(), Stream.of(note)).toList();
            return new Compared(players, pool, minutes, source, metrics, agree, differ, all, chart);
        }

        @Override
        public String report() {
            var text = new Markdown(players.stream().map(PlayerCard::name).collect(Collectors.joining(" and ")));
            pool.ifPresent(it ->
                    text.paragraph("Beside %s; %s. Source: %s.".formatted(it, minutes.orElse(""), source.orElse(""))));
            return text.list("Mind", notes, line -> line)
                    .list("Players", players, PlayerCard::line)
                    .list("Side by side", metrics, this::row)
                    .list("Alike in", agree, line -> line)
                    .list("Different in", differ, line -> line)
                    .text();
        }

        private String row(MetricRow row) {
            return "%s: %s"
                    .formatted(
                            row.metric(),
                            IntStream.range(0, players.size())
                                    .mapToObj(at -> "%s %s%s"
                                            .formatted(
                                                    players.get(at).name(),
                                                    Metric.words(
                                                            row.values().get(at).figure(), row.unit()),
                                                    row.values()
                                                            .get(at)
                                                            .percentile()
                                                            .map(it -> " (percentile " + Math.round(it) + ")")
                                                            .orElse("")))
                                    .collect(Collectors.joining("; ")));
        }

        @Override
        public List<Content> attachments() {
            return chart.isPresent() ? List.of(Pictures.png(Pictures.comparison(this))) : List.of();
        }
    }

    private final Scouting scouting;
    private final Standings standings;

    ComparePlayers(Scouting scouting, Standings standings) {
        this.scouting = scouting;
        this.standings = standings;
    }

    @Override
    public Compared call(Query query, Call call) {
        List<Player> players =
                query.slugs().stream().distinct().map(scouting::player).toList();
        if (players.size() < 2) {
            throw Problem.invalid(
                    "slugs", "two different players", "Send the slugs of at least two different players.");
        }
        List<PlayerCard> cards = players.stream()
                .map(player -> PlayerCard.of(player, scouting.today()))
                .toList();
        List<List<Standing>> all =
                players.stream().map(player -> standings.of(player.slug())).toList();
        return Comparison.of(all, query.season())
                .map(comparison ->
                        compared(cards, comparison, query.includeChart().orElse(false)))
                .orElseGet(() -> apart(cards, query.season()))
                .noted(scouting.dataNote());
    }

    private static Compared apart(List<PlayerCard> cards, Optional<String> season) {
        return new Compared(
                cards,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of("""
                        They are in no pool together%s: that takes one position, one season, one kind of competition, and 900 \
                        minutes in leagues or 180 in a tournament. Read each with get_scout_player.""".formatted(season.map(" in "::concat).orElse(""))),
                Optional.empty());
    }

    private static Compared compared(List<PlayerCard> cards, Comparison comparison, boolean picture) {
        var pool = comparison.pool();
        String minutes = IntStream.range(0, cards.size())
                .mapToObj(at -> "%s %d minutes"
                        .formatted(
                                cards.get(at).name(),
                                comparison.standings().get(at).minutes()))
                .collect(Collectors.joining(", "));
        List<MetricRow> rows = comparison.rows().stream()
                .map(row -> row(row, comparison.standings()))
                .toList();
        boolean drawn = picture
                && rows.stream()
                                .filter(row -> row.values().stream()
                                        .allMatch(it -> it.percentile().isPresent()))
                                .count()
                        > 2;
        return new Compared(
                cards,
                Optional.of(pool.words()),
                Optional.of(minutes),
                Optional.of(pool.origin().source() + ", as of " + pool.origin().asOf()),
                rows,
                comparison.agree().stream().map(Metric::label).toList(),
                comparison.differ().stream().map(Metric::label).toList(),
                List.of("The figures are of the season %s and tell nothing about another.".formatted(pool.season())),
                drawn ? Optional.of("Percentiles beside " + pool.words()) : Optional.empty());
    }

    private static MetricRow row(Comparison.Row row, List<Standing> standings) {
        return new MetricRow(
                row.metric().label(),
                row.metric().group(),
                row.metric().basis().unit(),
                row.metric().lowerIsBetter(),
                IntStream.range(0, standings.size())
                        .mapToObj(at -> new PlayerValue(
                                standings.get(at).player(),
                                Math.round(row.marks().get(at).figure() * 1000) / 1000.0,
                                row.marks().get(at).percentile().map(Numbers::rounded)))
                        .toList());
    }
}
