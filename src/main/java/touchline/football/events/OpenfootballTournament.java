package touchline.football.events;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Season;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.reading.Json;
import touchline.football.reading.Nations;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/** What openfootball has of one tournament: who was called up, who played, and who scored. */
final class OpenfootballTournament {

    private static final String MATCHES = "matches";
    private static final Map<String, String> NAMES = Map.of("World Cup", "FIFA World Cup", "Euro", "UEFA Euro");

    private final String year;
    private final OpenfootballSquads squads = new OpenfootballSquads();
    private final List<JsonNode> matches = new ArrayList<>();
    private final List<OpenfootballReports.Report> reports = new ArrayList<>();

    OpenfootballTournament(String year) {
        this.year = year;
    }

    void learn(Member json, boolean isSquads) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(json, MATCHES)) {
            elements.forEach(it -> {
                if (isSquads) {
                    squads.learn(it.number(), it.node());
                } else if (it.node().has("goals1")) {
                    matches.add(it.node());
                }
            });
        }
    }

    void learn(Member text, String title) {
        squads.learn(text);
        var competition = new Season.Competition(NAMES.getOrDefault(title, title), Season.Kind.NATIONAL);
        reports.addAll(new OpenfootballReports(year, competition).read(text));
    }

    boolean isEmpty() {
        return squads.isEmpty() && matches.isEmpty() && reports.isEmpty();
    }

    Stream<LocalDate> days() {
        return Stream.concat(
                matches.stream().map(OpenfootballTournament::day),
                reports.stream().map(report -> report.fixture().day()));
    }

    List<Supplier<Stream<Entry>>> entries(Taking taking) {
        Optional<LocalDate> first = days().min(LocalDate::compareTo);
        if (squads.isEmpty()) {
            taking.note("%s: matches were left, because no squads lie beside them; a name alone tells nobody."
                    .formatted(year));
            return List.of();
        }
        if (first.isEmpty()) {
            taking.note("%s: clubs of squads were left, because no matches lie beside them that would tell the day."
                    .formatted(year));
        }
        LocalDate known = days().max(LocalDate::compareTo).orElse(LocalDate.of(Integer.parseInt(year), 1, 1));
        var sums = new Sums();
        return List.of(
                () -> squads.entries(taking, known, first),
                () -> reports.stream().flatMap(report -> report.entries(squads, sums, taking)),
                () -> matches.stream().flatMap(match -> goals(match, taking)),
                () -> sums.entries(taking));
    }

    private Stream<Entry> goals(JsonNode match, Taking taking) {
        return Stream.concat(goals(match, "1", "2", taking), goals(match, "2", "1", taking));
    }

    private Stream<Entry> goals(JsonNode match, String scored, String conceded, Taking taking) {
        String team = match.path("team" + scored).asString();
        String opponent = match.path("team" + conceded).asString();
        return match.path("goals" + scored)
                .valueStream()
                .filter(goal -> !goal.path("owngoal").asBoolean(false))
                .map(goal -> squads.goal(
                        0,
                        Nations.of(team),
                        Nations.of(opponent),
                        Json.text(goal, "name").orElse(""),
                        Json.text(goal, "minute").orElse("").replace("'", ""),
                        goal.path("penalty").asBoolean(false),
                        day(match),
                        taking));
    }

    private static LocalDate day(JsonNode match) {
        return LocalDate.parse(match.path("date").asString());
    }
}
