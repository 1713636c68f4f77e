package touchline.football.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.springframework.web.util.HtmlUtils;
import tools.jackson.databind.JsonNode;
import touchline.football.Season;
import touchline.football.Source;
import touchline.football.files.HeldFile;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.intake.Team;
import touchline.football.intake.Who;
import touchline.football.reading.Asked;
import touchline.football.reading.Format;
import touchline.football.reading.InTurn;
import touchline.football.reading.Json;
import touchline.football.reading.Origins;
import touchline.football.reading.Places;
import touchline.football.reading.Seasonal;
import touchline.football.reading.Tables;
import touchline.football.reading.Taking;

/** Answers of Understat saved as JSON, or pages of its older kind. All their values are strings. */
final class UnderstatFile implements Format {

    private static final Map<String, String> METRICS = Map.of(
            "goals",
            "goals",
            "xG",
            "xg",
            "assists",
            "assists",
            "xA",
            "xa",
            "shots",
            "shots",
            "key_passes",
            "key_passes",
            "yellow_cards",
            "yellow_cards",
            "red_cards",
            "red_cards",
            "npxG",
            "npxg");
    private static final String PLAYERS = "players";
    private static final Map<String, String> LEAGUES = Map.of(
            "EPL",
            "Premier League",
            "La_liga",
            "La Liga",
            "Bundesliga",
            "Bundesliga",
            "Serie_A",
            "Serie A",
            "Ligue_1",
            "Ligue 1",
            "RFPL",
            "Russian Premier League");

    @Override
    public String name() {
        return "understat";
    }

    @Override
    public String expects() {
        return "JSON with players as getLeagueData answers it, or a page from before December 2025, named such as EPL-2024.json, "
                + "or with season and competition; or the table of season statistics that soccerdata makes of it, as CSV";
    }

    @Override
    public Source source(Asked asked) {
        return Origins.held("understat", "Understat", "https://understat.com", "none stated");
    }

    @Override
    public Stream<Entry> entries(HeldFile file, Taking taking) {
        List<Supplier<Stream<Entry>>> all = new ArrayList<>();
        var seasonal = new Seasonal(taking);
        for (Member member : held(file)) {
            if (JsonElements.first(member, PLAYERS)
                    .filter(it -> it.has("player_name"))
                    .isPresent()) {
                String season = seasonal.season(Optional.empty(), member.shortName());
                Season.Competition competition = seasonal.competition(league(member.shortName()));
                all.add(() -> JsonElements.of(member, PLAYERS)
                        .map(it ->
                                Json.entry(it, "player_name", () -> entry(it, season, competition, seasonal, taking))));
            }
        }
        if (!file.members(".csv").isEmpty()) {
            all.addAll(UnderstatTable.in(file, seasonal, this, taking));
        }
        if (all.isEmpty()) {
            throw Tables.wrong(name(), expects(), file);
        }
        return InTurn.of(all);
    }

    /** Answers, and what older pages had inside. */
    private static List<Member> held(HeldFile file) {
        return Stream.concat(
                        file.members(".json").stream(),
                        file.members(".html").stream().map(UnderstatPage::players))
                .toList();
    }

    private static Optional<String> league(String fileName) {
        return LEAGUES.entrySet().stream()
                .filter(league -> fileName.startsWith(league.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static Entry entry(
            JsonElements.Element it, String season, Season.Competition competition, Seasonal seasonal, Taking taking) {
        JsonNode player = it.node();
        Map<String, Double> metrics = new TreeMap<>();
        METRICS.forEach((theirs, ours) -> Json.decimal(player, theirs).ifPresent(number -> metrics.put(ours, number)));
        Optional<Double> npg = Json.decimal(player, "npg");
        Optional.ofNullable(metrics.get("goals"))
                .flatMap(goals -> npg.map(rest -> goals - rest))
                .ifPresent(penalties -> metrics.put("penalty_goals", penalties));
        String teams = HtmlUtils.htmlUnescape(Json.needed(player, "team_title"));
        String last = teams.substring(teams.lastIndexOf(',') + 1);
        if (teams.contains(",")) {
            taking.note(
                    "A player of several clubs (%s) is one row in the file; it is kept as one, under the last of them."
                            .formatted(teams));
        }
        return new Entry.OnSeason(
                it.number(),
                new Who(
                        Optional.empty(),
                        Optional.of(Json.needed(player, "id")),
                        HtmlUtils.htmlUnescape(Json.needed(player, "player_name")),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(last)),
                season,
                competition,
                Optional.of(Team.named(last)),
                Optional.empty(),
                Json.text(player, "position").flatMap(Places::of),
                Json.decimal(player, "games").map(Double::intValue),
                Optional.empty(),
                Json.decimal(player, "time").map(Double::intValue),
                metrics,
                Season.Detail.EVENT,
                taking.fromUpTo(seasonal.end(season)));
    }
}
