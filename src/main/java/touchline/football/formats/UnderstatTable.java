package touchline.football.formats;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchline.football.Season;
import touchline.football.files.HeldFile;
import touchline.football.files.Row;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Format;
import touchline.football.reading.Places;
import touchline.football.reading.Seasonal;
import touchline.football.reading.Table;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;

/** What the Python library soccerdata makes of Understat: a table with names of its own, a row for each club. */
final class UnderstatTable {

    private static final Map<String, String[]> METRICS = metrics();

    private UnderstatTable() {}

    static List<Supplier<Stream<Entry>>> in(HeldFile file, Seasonal seasonal, Format format, Taking taking) {
        String fileName = file.members().getFirst().name();
        Set<String> known = new HashSet<>(Table.columns("league, season, league_id, season_id, team_id, player_id, "
                + "position, matches, np_goals, xg_chain, xg_buildup"));
        METRICS.values().forEach(names -> known.addAll(List.of(names)));
        var table = new Table(
                "players",
                Table.columns("player, team, minutes"),
                known,
                List.of("player"),
                row -> season(row, seasonal, taking, fileName));
        return Tables.in(file, List.of(table), format.name(), format.expects(), taking)
                .entries();
    }

    private static Entry season(Row row, Seasonal seasonal, Taking taking, String fileName) {
        Optional<String> league = row.text("league");
        String season = seasonal.season(Soccerdata.season(row.text("season"), league), fileName);
        String team = row.needed("team");
        Map<String, Double> totals = Seasonal.totals(row, METRICS);
        Optional.ofNullable(totals.get("goals"))
                .flatMap(goals -> row.decimal("np_goals").map(rest -> goals - rest))
                .ifPresent(penalties -> totals.put("penalty_goals", penalties));
        return new Entry.OnSeason(
                row.line(),
                new Who(
                        Optional.empty(),
                        row.text("player_id"),
                        row.needed("player"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(team)),
                season,
                seasonal.competition(Soccerdata.league(league)),
                Optional.of(Team.named(team)),
                Optional.empty(),
                row.text("position").flatMap(Places::of),
                row.number("matches"),
                Optional.empty(),
                row.number("minutes"),
                totals,
                Season.Detail.EVENT,
                taking.fromUpTo(seasonal.end(season)));
    }

    private static Map<String, String[]> metrics() {
        Map<String, String[]> metrics = new HashMap<>();
        for (String name :
                List.of("goals", "assists", "xg", "xa", "shots", "key_passes", "yellow_cards", "red_cards")) {
            metrics.put(name, new String[] {name});
        }
        metrics.put("npxg", new String[] {"np_xg"});
        return metrics;
    }
}
