package touchline.football.events;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.intake.Entry;
import touchline.football.reading.Fixture;
import touchline.football.reading.Json;
import touchline.football.reading.Outing;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/**
 * One match of Wyscout's open set. Goals are those of the match sheet: events have one that never was and lack others.
 * Its cards are minutes, not counts, and its own goals are something else: those come from events.
 */
final class WyscoutSheet {

    private static final List<String> METRICS = List.of("goals", "yellow_cards", "red_cards");

    private final Fixture fixture;
    private final int length;
    private final Map<Integer, Outing> outings = new LinkedHashMap<>();
    private boolean heard;

    WyscoutSheet(JsonNode match, Fixture fixture, WyscoutPeople people) {
        this.fixture = fixture;
        this.length = Json.text(match, "duration").filter("Regular"::equals).isPresent() ? 90 : 120;
        match.path("teamsData").valueStream().forEach(side -> {
            boolean home = side.path("side").asString().equals("home");
            JsonNode formation = side.path("formation");
            for (JsonNode starter : formation.path("lineup")) {
                enrol(starter, home, people).ifPresent(Outing::starts);
            }
            for (JsonNode substitute : formation.path("bench")) {
                enrol(substitute, home, people);
            }
            formation.path("substitutions").forEach(this::change);
            formation.path("lineup").forEach(this::sheet);
            formation.path("bench").forEach(this::sheet);
        });
    }

    private Optional<Outing> enrol(JsonNode line, boolean home, WyscoutPeople people) {
        int id = number(line, "playerId");
        people.find(id).ifPresent(person -> {
            var outing = new Outing(String.valueOf(id), person.who(), home, METRICS);
            outing.at(person.position());
            outings.put(id, outing);
        });
        return find(id);
    }

    /** A change at the break is written as one in the 46th minute. */
    private void change(JsonNode change) {
        int minute = number(change, "minute") == 46 ? 45 : number(change, "minute");
        find(number(change, "playerIn")).ifPresent(it -> it.comesOn(minute));
        find(number(change, "playerOut")).ifPresent(it -> it.goesOff(minute));
    }

    private void sheet(JsonNode line) {
        find(number(line, "playerId")).ifPresent(it -> {
            it.count("goals", number(line, "goals"));
            it.count("yellow_cards", number(line, "yellowCards") > 0 ? 1 : 0);
            int red = number(line, "redCards");
            if (red > 0) {
                it.count("red_cards");
                it.goesOff(red);
            }
        });
    }

    void hear(JsonNode event) {
        if (!heard) {
            heard = true;
            outings.values().forEach(it -> WyscoutActions.METRICS.forEach(metric -> it.count(metric, 0)));
        }
        boolean shootOut = event.path("matchPeriod").asString().equals("P");
        if (!shootOut) {
            find(number(event, "playerId")).ifPresent(it -> WyscoutActions.count(event, it));
        }
    }

    Stream<Entry> entries(Sums sums, Taking taking) {
        return outings.values().stream()
                .filter(Outing::hasPlayed)
                .map(it -> fixture.played(it, length, sums, taking, 0));
    }

    private Optional<Outing> find(int player) {
        return Optional.ofNullable(outings.get(player));
    }

    private static int number(JsonNode node, String field) {
        return WyscoutFiles.number(node, field);
    }
}
