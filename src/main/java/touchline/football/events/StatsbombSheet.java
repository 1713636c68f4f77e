package touchline.football.events;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import touchline.football.files.JsonElements;
import touchline.football.files.Member;
import touchline.football.intake.Entry;
import touchline.football.reading.Outing;
import touchline.football.reading.Places;
import touchline.football.reading.Sums;
import touchline.football.reading.Taking;

/** One match of StatsBomb's, event by event: who played how long, and what everybody did. */
final class StatsbombSheet {

    private static final int SHOOT_OUT = 5;

    private final StatsbombMatches.Match match;
    private final StatsbombPeople people;
    private final Map<String, Outing> outings = new LinkedHashMap<>();
    private final StatsbombActions actions = new StatsbombActions();
    private int length = 90;

    StatsbombSheet(StatsbombMatches.Match match, StatsbombPeople people) {
        this.match = match;
        this.people = people;
    }

    void read(Member events) {
        try (Stream<JsonElements.Element> all = JsonElements.of(events)) {
            all.map(JsonElements.Element::node).forEach(this::hear);
        }
    }

    private void hear(JsonNode event) {
        int period = event.path("period").asInt(0);
        if (period < 1 || period >= SHOOT_OUT) {
            return;
        }
        length = period > 2 ? 120 : length;
        int minute = minute(event.path("minute").asInt(0), period);
        boolean atHome = event.path("team")
                .path("id")
                .asString()
                .equals(match.fixture().home().id());
        String type = event.path("type").path("name").asString();
        if (type.equals("Starting XI")) {
            event.path("tactics").path("lineup").valueStream().forEach(it -> {
                Outing starter = outing(it.path("player"), atHome);
                starter.starts();
                starter.at(Places.worded(it.path("position").path("name").asString()));
            });
        }
        if (!event.has("player")) {
            return;
        }
        Outing outing = outing(event.path("player"), atHome);
        outing.at(Places.worded(event.path("position").path("name").asString()));
        switch (type) {
            case "Substitution" -> {
                outing.goesOff(minute);
                outing(event.path("substitution").path("replacement"), atHome).comesOn(minute);
            }
            case "Player Off" -> outing.goesOff(minute);
            case "Player On" -> outing.returns();
            default -> actions.count(event, type, outing, minute);
        }
    }

    private Outing outing(JsonNode player, boolean atHome) {
        String id = player.path("id").asString();
        return outings.computeIfAbsent(
                id,
                _ -> new Outing(
                        id,
                        people.who(
                                id,
                                player.path("name").asString(),
                                match.fixture().side(atHome),
                                match.fixture().isNational()),
                        atHome,
                        StatsbombActions.METRICS));
    }

    Stream<Outing> played() {
        return outings.values().stream().filter(Outing::hasPlayed);
    }

    Stream<Entry> entries(Sums sums, Taking taking) {
        return played().map(outing -> match.fixture().played(outing, length, sums, taking, 0));
    }

    /** Stoppage time is the last minute of its half. */
    private static int minute(int minute, int period) {
        return switch (period) {
            case 1 -> Math.min(minute, 45);
            case 2 -> Math.clamp(minute, 45, 90);
            case 3 -> Math.clamp(minute, 90, 105);
            default -> Math.clamp(minute, 105, 120);
        };
    }
}
