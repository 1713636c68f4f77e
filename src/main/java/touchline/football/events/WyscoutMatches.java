package touchline.football.events;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Season;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.reading.Fixture;
import touchline.football.reading.Json;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/** The matches of Wyscout's open set. */
final class WyscoutMatches {

    /** The set has these and no others. */
    private static final Map<Integer, String> COMPETITIONS = Map.of(
            364, "Premier League",
            795, "La Liga",
            524, "Serie A",
            426, "Bundesliga",
            412, "Ligue 1",
            28, "FIFA World Cup",
            102, "UEFA Euro");

    private final Map<Integer, JsonNode> matches = new LinkedHashMap<>();
    private final Map<Integer, JsonNode> teams = new HashMap<>();
    private final Map<Integer, WyscoutSheet> sheets = new LinkedHashMap<>();

    void learn(Member member) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(member)) {
            elements.map(JsonElements.Element::node)
                    .filter(it -> day(it).isPresent())
                    .forEach(it -> matches.put(WyscoutFiles.number(it, "wyId"), it));
        }
    }

    void learnTeams(Member member) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(member)) {
            elements.map(JsonElements.Element::node).forEach(it -> teams.put(WyscoutFiles.number(it, "wyId"), it));
        }
    }

    Stream<LocalDate> days() {
        return matches.values().stream().flatMap(match -> day(match).stream());
    }

    /** Who played in each, and how long. */
    void assign(WyscoutPeople people) {
        matches.forEach((id, match) -> sheets.put(id, new WyscoutSheet(match, fixture(match), people)));
        matches.clear();
    }

    void hear(JsonNode event) {
        Optional.ofNullable(sheets.get(WyscoutFiles.number(event, "matchId"))).ifPresent(sheet -> sheet.hear(event));
    }

    Stream<Entry> entries(Sums sums, Taking taking) {
        return sheets.values().stream().flatMap(sheet -> sheet.entries(sums, taking));
    }

    private Fixture fixture(JsonNode match) {
        int number = WyscoutFiles.number(match, "competitionId");
        Fixture.Side home = side(match, "home");
        boolean national = isNational(home);
        LocalDate day = day(match).orElseThrow();
        int start = day.getMonthValue() >= 7 ? day.getYear() : day.getYear() - 1;
        return new Fixture(
                day,
                national ? String.valueOf(day.getYear()) : "%d/%02d".formatted(start, (start + 1) % 100),
                new Season.Competition(
                        COMPETITIONS.getOrDefault(number, "Wyscout competition " + number),
                        national ? Season.Kind.NATIONAL : Season.Kind.LEAGUE),
                home,
                side(match, "away"),
                national);
    }

    private Fixture.Side side(JsonNode match, String which) {
        JsonNode side = match.path("teamsData")
                .valueStream()
                .filter(it -> it.path("side").asString().equals(which))
                .findFirst()
                .orElse(match);
        int id = WyscoutFiles.number(side, "teamId");
        String name = Optional.ofNullable(teams.get(id))
                .flatMap(team -> Json.text(team, "name"))
                .orElse("Wyscout team " + id);
        return new Fixture.Side(String.valueOf(id), name);
    }

    private boolean isNational(Fixture.Side side) {
        return Optional.ofNullable(teams.get(Integer.valueOf(side.id())))
                .flatMap(team -> Json.text(team, "type"))
                .filter("national"::equals)
                .isPresent();
    }

    private static Optional<LocalDate> day(JsonNode match) {
        return Json.text(match, "dateutc")
                .filter(text -> text.matches("\\d{4}-\\d\\d-\\d\\d.*"))
                .map(text -> LocalDate.parse(text.substring(0, 10)));
    }
}
