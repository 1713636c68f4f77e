package touchline.football.events;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Season;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.reading.Fixture;
import touchline.football.reading.Json;
import touchline.football.written.SeasonText;
import touchline.football.written.SeasonText.Years;

/** The matches that a set of StatsBomb's files is about. */
final class StatsbombMatches {

    record Match(String id, Fixture fixture) {}

    private static final Map<String, String> NAMES = Map.of("1. Bundesliga", "Bundesliga");

    private final Map<String, JsonNode> matches = new LinkedHashMap<>();

    /** Competitions and seasons that have a table: others are cups. */
    private final Set<String> leagues = new HashSet<>();

    StatsbombMatches(List<Member> members) {
        members.stream()
                .filter(member -> JsonElements.first(member)
                        .filter(it -> it.has("match_id") && it.has("home_team"))
                        .isPresent())
                .forEach(this::learn);
    }

    private void learn(Member member) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(member)) {
            elements.map(JsonElements.Element::node)
                    .filter(it -> Json.text(it, "match_date").isPresent())
                    .forEach(it -> {
                        matches.put(it.path("match_id").asString(), it);
                        if (it.path("competition_stage").path("name").asString().equals("Regular Season")) {
                            leagues.add(competition(it));
                        }
                    });
        }
    }

    boolean isEmpty() {
        return matches.isEmpty();
    }

    Stream<LocalDate> days() {
        return matches.values().stream().map(StatsbombMatches::day);
    }

    Optional<Match> find(String id) {
        return Optional.ofNullable(matches.get(id)).map(it -> new Match(id, fixture(it)));
    }

    Stream<Match> all() {
        return matches.keySet().stream().flatMap(id -> find(id).stream());
    }

    private Fixture fixture(JsonNode match) {
        String name = match.path("competition").path("competition_name").asString();
        boolean national = isNational(match, "home") && isNational(match, "away");
        Season.Kind kind = national
                ? Season.Kind.NATIONAL
                : leagues.contains(competition(match)) ? Season.Kind.LEAGUE : Season.Kind.CUP;
        String season = match.path("season").path("season_name").asString();
        return new Fixture(
                day(match),
                SeasonText.read(season, season.contains("/") ? Years.SPLIT : Years.CALENDAR)
                        .orElse(season),
                new Season.Competition(NAMES.getOrDefault(name, name), kind),
                side(match, "home"),
                side(match, "away"),
                national);
    }

    private static Fixture.Side side(JsonNode match, String which) {
        JsonNode team = match.path(which + "_team");
        return new Fixture.Side(
                team.path(which + "_team_id").asString(),
                team.path(which + "_team_name").asString());
    }

    /** A national team is called like its country: {@code France}, {@code France Women's}, {@code France U20}. */
    private static boolean isNational(JsonNode match, String which) {
        String country =
                match.path(which + "_team").path("country").path("name").asString();
        String team = side(match, which).name();
        return !country.isEmpty()
                && team.startsWith(country)
                && team.substring(country.length()).matches("( Women's| U\\d\\d)*");
    }

    private static LocalDate day(JsonNode match) {
        return LocalDate.parse(match.path("match_date").asString());
    }

    private static String competition(JsonNode match) {
        return match.path("competition").path("competition_id").asString() + "/"
                + match.path("season").path("season_id").asString();
    }
}
