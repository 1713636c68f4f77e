package touchline.football.events;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import touchline.football.reading.Outing;
import touchline.football.reading.Pitch;

/** What single events of StatsBomb's count for. What is left out of an event says something: a pass without outcome arrived. */
final class StatsbombActions {

    static final List<String> METRICS = List.of(
            "goals",
            "penalty_goals",
            "own_goals",
            "assists",
            "yellow_cards",
            "red_cards",
            "shots",
            "shots_on_target",
            "shots_in_box",
            "xg",
            "npxg",
            "xa",
            "key_passes",
            "passes",
            "passes_accurate",
            "progressive_passes",
            "progressive_passes_accurate",
            "final_third_entries",
            "box_entries",
            "long_passes",
            "long_passes_accurate",
            "crosses",
            "crosses_accurate",
            "take_ons",
            "take_ons_won",
            "defensive_duels",
            "defensive_duels_won",
            "aerial_duels",
            "aerial_duels_won",
            "interceptions",
            "clearances",
            "fouls",
            "saves",
            "save_attempts",
            "goals_conceded");

    /** Who played the pass before a shot, by the pass. */
    private final Map<String, Outing> passers = new HashMap<>();

    void count(JsonNode event, String type, Outing outing, int minute) {
        switch (type) {
            case "Pass" -> pass(event, outing);
            case "Shot" -> shot(event.path("shot"), event, outing);
            case "Own Goal Against" -> outing.count("own_goals");
            case "Dribble" ->
                tried(outing, "take_ons", outcome(event, "dribble").equals("Complete"));
            case "Duel" -> duel(event.path("duel"), outing);
            case "Interception" -> {
                if (isWon(outcome(event, "interception"))) {
                    outing.count("interceptions");
                }
            }
            case "Clearance" -> outing.count("clearances");
            case "Foul Committed" -> outing.count("fouls");
            case "Goal Keeper" ->
                save(event.path("goalkeeper").path("type").path("name").asString(), outing);
            default -> {}
        }
        if (event.path(field(type)).path("aerial_won").asBoolean(false)) {
            tried(outing, "aerial_duels", true);
        }
        // Cards stand in two places.
        card(event.path("foul_committed"), outing, minute);
        card(event.path("bad_behaviour"), outing, minute);
    }

    private void pass(JsonNode event, Outing outing) {
        JsonNode pass = event.path("pass");
        boolean arrived = !pass.has("outcome");
        tried(outing, "passes", arrived);
        if (pass.path("shot_assist").asBoolean(false)
                || pass.path("goal_assist").asBoolean(false)) {
            outing.count("key_passes");
            passers.put(event.path("id").asString(), outing);
        }
        if (pass.path("goal_assist").asBoolean(false)) {
            outing.count("assists");
        }
        if (pass.path("cross").asBoolean(false)) {
            tried(outing, "crosses", arrived);
        }
        way(event.path("location"), pass.path("end_location")).ifPresent(way -> {
            if (way.isProgressive()) {
                tried(outing, "progressive_passes", arrived);
            }
            if (way.isLong()) {
                tried(outing, "long_passes", arrived);
            }
            if (arrived && way.entersLastThird()) {
                outing.count("final_third_entries");
            }
            if (arrived && way.entersBox()) {
                outing.count("box_entries");
            }
        });
    }

    private void shot(JsonNode shot, JsonNode event, Outing outing) {
        String outcome = shot.path("outcome").path("name").asString();
        boolean goal = outcome.equals("Goal");
        boolean penalty = shot.path("type").path("name").asString().equals("Penalty");
        double expected = shot.path("statsbomb_xg").asDouble(0);
        outing.count("shots");
        outing.count("xg", expected);
        outing.count("npxg", penalty ? 0 : expected);
        outing.count("goals", goal ? 1 : 0);
        outing.count("penalty_goals", goal && penalty ? 1 : 0);
        outing.count("shots_on_target", goal || outcome.equals("Saved") || outcome.equals("Saved to Post") ? 1 : 0);
        way(event.path("location"), event.path("location"))
                .filter(Pitch::beginsInBox)
                .ifPresent(_ -> outing.count("shots_in_box"));
        Optional.ofNullable(passers.get(shot.path("key_pass_id").asString()))
                .ifPresent(passer -> passer.count("xa", expected));
    }

    private static void duel(JsonNode duel, Outing outing) {
        if (duel.path("type").path("name").asString().equals("Tackle")) {
            tried(
                    outing,
                    "defensive_duels",
                    isWon(duel.path("outcome").path("name").asString()));
        } else {
            tried(outing, "aerial_duels", false);
        }
    }

    private static void save(String type, Outing outing) {
        boolean conceded = type.endsWith("Conceded");
        boolean saved = type.contains("Saved") && !type.contains("Off T");
        if (conceded || saved) {
            outing.count("save_attempts");
            outing.count(conceded ? "goals_conceded" : "saves");
        }
    }

    private static void card(JsonNode where, Outing outing, int minute) {
        String card = where.path("card").path("name").asString();
        if (card.equals("Yellow Card") || card.equals("Second Yellow")) {
            outing.count("yellow_cards");
        }
        if (card.equals("Red Card")) {
            outing.count("red_cards");
        }
        if (card.equals("Red Card") || card.equals("Second Yellow")) {
            outing.goesOff(minute);
        }
    }

    private static void tried(Outing outing, String metric, boolean succeeded) {
        boolean fought = metric.endsWith("duels") || metric.equals("take_ons");
        outing.count(metric);
        outing.count(metric + (fought ? "_won" : "_accurate"), succeeded ? 1 : 0);
    }

    private static boolean isWon(String outcome) {
        return outcome.equals("Won") || outcome.startsWith("Success");
    }

    private static String outcome(JsonNode event, String field) {
        return event.path(field).path("outcome").path("name").asString();
    }

    private static String field(String type) {
        return type.toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    /** Yards of 120 by 80, from the top left. */
    private static Optional<Pitch> way(JsonNode from, JsonNode to) {
        return from.size() > 1 && to.size() > 1
                ? Optional.of(Pitch.of(
                        from.path(0).asDouble(0) / 120,
                        from.path(1).asDouble(0) / 80,
                        to.path(0).asDouble(0) / 120,
                        to.path(1).asDouble(0) / 80))
                : Optional.empty();
    }
}
