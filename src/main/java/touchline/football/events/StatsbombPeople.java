package touchline.football.events;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Profile.Field;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Fixture;
import touchline.football.reading.Json;
import touchline.football.reading.Nations;
import touchline.football.reading.Taking;

/** Who plays in StatsBomb's matches: line-ups have the name somebody goes by and the nation, events the legal name only. */
final class StatsbombPeople {

    private record Person(String name, String legalName, Optional<String> nation) {}

    private final Taking taking;
    private final Map<String, Person> people = new HashMap<>();
    private final Set<String> told = new HashSet<>();

    StatsbombPeople(Taking taking) {
        this.taking = taking;
    }

    void learn(Optional<Member> lineups) {
        lineups.ifPresent(member -> {
            try (Stream<JsonElements.Element> teams = JsonElements.of(member)) {
                teams.flatMap(team -> team.node().path("lineup").valueStream()).forEach(this::learn);
            }
        });
    }

    private void learn(JsonNode player) {
        Json.text(player, "player_name")
                .ifPresent(legal -> people.put(
                        player.path("player_id").asString(),
                        new Person(
                                Json.text(player, "player_nickname").orElse(legal),
                                legal,
                                Json.text(player.path("country"), "name").map(Nations::of))));
    }

    Who who(String id, String legalName, Fixture.Side side, boolean national) {
        Optional<Person> person = Optional.ofNullable(people.get(id));
        return new Who(
                Optional.empty(),
                Optional.of(id),
                person.map(Person::name).orElse(legalName),
                Optional.empty(),
                person.flatMap(Person::nation),
                national ? Optional.empty() : Optional.of(side.name()));
    }

    /** Those who have played, each once in a file. */
    Stream<Entry> entries(StatsbombMatches.Match match, StatsbombSheet sheet) {
        return sheet.played().filter(it -> told.add(it.key())).map(outing -> {
            Map<Field, String> facts = new EnumMap<>(Field.class);
            outing.position().ifPresent(it -> facts.put(Field.POSITION, it.name()));
            Optional.ofNullable(people.get(outing.key()))
                    .map(Person::legalName)
                    .filter(legal -> !legal.equals(outing.who().name()))
                    .ifPresent(legal -> facts.put(Field.FULL_NAME, legal));
            return new Entry.OnPlayer(
                    0,
                    outing.who(),
                    facts,
                    Optional.empty(),
                    List.of(),
                    taking.fromUpTo(match.fixture().day()));
        });
    }
}
