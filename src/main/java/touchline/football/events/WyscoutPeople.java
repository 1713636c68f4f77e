package touchline.football.events;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.Foot;
import touchline.football.Position;
import touchline.football.Profile.Field;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.intake.Who;
import touchline.football.reading.Heights;
import touchline.football.reading.Json;
import touchline.football.reading.Nations;
import touchline.football.reading.Places;
import touchline.football.reading.Taking;
import touchline.football.written.DayText;

/** The players of Wyscout's open set. */
final class WyscoutPeople {

    record Person(int line, Who who, Map<Field, String> facts) {

        Optional<Position> position() {
            return Optional.ofNullable(facts.get(Field.POSITION)).map(Position::valueOf);
        }
    }

    private static final DayText DAYS = DayText.plain();

    private final Map<Integer, Person> people = new LinkedHashMap<>();

    void learn(Member member) {
        try (Stream<JsonElements.Element> elements = JsonElements.of(member)) {
            elements.forEach(it -> {
                int id = WyscoutFiles.number(it.node(), "wyId");
                if (id > 0) {
                    people.put(id, person(it.number(), id, it.node()));
                }
            });
        }
    }

    Optional<Person> find(int id) {
        return Optional.ofNullable(people.get(id));
    }

    Stream<Entry> entries(Taking taking) {
        return people.values().stream().map(it -> entry(it, taking));
    }

    private static Entry entry(Person person, Taking taking) {
        if (person.who().name().isEmpty()) {
            return new Entry.Unusable(person.line(), "player without a name", "The field shortName is empty.");
        }
        return new Entry.OnPlayer(
                person.line(), person.who(), person.facts(), Optional.empty(), List.of(), taking.from());
    }

    private static Person person(int line, int id, JsonNode player) {
        Map<Field, String> facts = new EnumMap<>(Field.class);
        Json.text(player.path("role"), "code2")
                .flatMap(Places::of)
                .ifPresent(it -> facts.put(Field.POSITION, it.name()));
        Json.text(player, "foot").flatMap(Foot::of).ifPresent(it -> facts.put(Field.FOOT, it.name()));
        Json.text(player, "height").flatMap(Heights::centimetres).ifPresent(it -> facts.put(Field.HEIGHT_CM, it));
        Json.text(player, "weight").flatMap(Heights::kilograms).ifPresent(it -> facts.put(Field.WEIGHT_KG, it));
        String full = Stream.of("firstName", "middleName", "lastName")
                .flatMap(part -> Json.text(player, part).stream())
                .collect(Collectors.joining(" "));
        String name = name(player);
        if (!full.isEmpty() && !full.equals(name)) {
            facts.put(Field.FULL_NAME, full);
        }
        Optional<String> nation = Json.text(player.path("passportArea"), "name")
                .or(() -> Json.text(player.path("birthArea"), "name"))
                .map(Nations::of);
        Who who = new Who(
                Optional.empty(),
                Optional.of(String.valueOf(id)),
                name,
                Json.text(player, "birthDate").flatMap(DAYS::born),
                nation,
                Optional.empty());
        return new Person(line, who, facts);
    }

    /** {@code L. Messi} with the first of his names: Lionel Messi. */
    private static String name(JsonNode player) {
        String shortName = Json.text(player, "shortName").orElse("");
        String first = Json.text(player, "firstName").orElse("").split(" ", -1)[0];
        boolean shortened = shortName.matches("\\p{L}\\. .+") && first.startsWith(shortName.substring(0, 1));
        return shortened ? first + shortName.substring(2) : shortName;
    }
}
