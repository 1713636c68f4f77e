package touchline.football.events;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import touchline.football.reading.Outing;
import touchline.football.reading.Pitch;

/** What single events of Wyscout's open set count for, by their kind and their tags. */
final class WyscoutActions {

    static final List<String> METRICS = List.of(
            "penalty_goals",
            "own_goals",
            "assists",
            "shots",
            "shots_on_target",
            "shots_in_box",
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
            "sliding_tackles",
            "clearances",
            "fouls",
            "dangerous_losses",
            "saves",
            "save_attempts",
            "goals_conceded");

    private static final int GOAL = 101;
    private static final int OWN_GOAL = 102;
    private static final int ASSIST = 301;
    private static final int KEY_PASS = 302;
    private static final Set<Integer> TAKE_ONS = Set.of(503, 504);
    private static final int WON = 703;
    private static final int INTERCEPTION = 1401;
    private static final int SLIDING_TACKLE = 1601;
    private static final int SECOND_YELLOW = 1703;
    private static final int ACCURATE = 1801;
    private static final int DANGEROUS_LOSS = 2001;

    private WyscoutActions() {}

    static void count(JsonNode event, Outing outing) {
        Set<Integer> tags = event.path("tags")
                .valueStream()
                .map(tag -> tag.path("id").asInt(0))
                .collect(Collectors.toSet());
        boolean accurate = tags.contains(ACCURATE);
        switch (event.path("subEventName").asString()) {
            case "Air duel" -> tried(outing, "aerial_duels", tags.contains(WON));
            case "Ground defending duel" -> tried(outing, "defensive_duels", tags.contains(WON));
            case "Ground attacking duel" -> {
                if (tags.stream().anyMatch(TAKE_ONS::contains)) {
                    tried(outing, "take_ons", tags.contains(WON));
                }
            }
            case "Cross" -> tried(outing, "crosses", accurate);
            case "Clearance" -> outing.count("clearances");
            case "Free kick shot", "Penalty" -> shot(event, tags, outing);
            default -> {}
        }
        switch (event.path("eventName").asString()) {
            case "Pass" -> pass(event, accurate, outing);
            case "Shot" -> shot(event, tags, outing);
            case "Foul" -> outing.count("fouls");
            case "Save attempt" -> {
                outing.count("save_attempts");
                outing.count(tags.contains(GOAL) ? "goals_conceded" : "saves", tags.contains(GOAL) || accurate ? 1 : 0);
            }
            default -> {}
        }
        tagged(outing, "own_goals", tags.contains(OWN_GOAL));
        tagged(outing, "assists", tags.contains(ASSIST));
        tagged(outing, "key_passes", tags.contains(KEY_PASS) || tags.contains(ASSIST));
        tagged(outing, "interceptions", tags.contains(INTERCEPTION));
        tagged(outing, "sliding_tackles", tags.contains(SLIDING_TACKLE));
        tagged(outing, "dangerous_losses", tags.contains(DANGEROUS_LOSS));
        if (tags.contains(SECOND_YELLOW)) {
            outing.secondYellow();
        }
    }

    private static void pass(JsonNode event, boolean accurate, Outing outing) {
        tried(outing, "passes", accurate);
        Pitch way = way(event);
        if (way.isProgressive()) {
            tried(outing, "progressive_passes", accurate);
        }
        if (way.isLong()) {
            tried(outing, "long_passes", accurate);
        }
        tagged(outing, "final_third_entries", accurate && way.entersLastThird());
        tagged(outing, "box_entries", accurate && way.entersBox());
    }

    private static void shot(JsonNode event, Set<Integer> tags, Outing outing) {
        outing.count("shots");
        tagged(outing, "shots_on_target", tags.contains(ACCURATE));
        tagged(outing, "shots_in_box", way(event).beginsInBox());
        boolean penalty = event.path("subEventName").asString().equals("Penalty");
        tagged(outing, "penalty_goals", penalty && tags.contains(GOAL));
    }

    private static void tagged(Outing outing, String metric, boolean is) {
        outing.count(metric, is ? 1 : 0);
    }

    private static void tried(Outing outing, String metric, boolean succeeded) {
        boolean fought = metric.endsWith("duels") || metric.equals("take_ons");
        outing.count(metric);
        tagged(outing, metric + (fought ? "_won" : "_accurate"), succeeded);
    }

    /** Shares of the pitch in the direction of play; where an end is missing, the ball went nowhere. */
    private static Pitch way(JsonNode event) {
        JsonNode from = event.path("positions").path(0);
        JsonNode to = event.path("positions").path(1).isMissingNode()
                ? from
                : event.path("positions").path(1);
        return Pitch.of(share(from, "x"), share(from, "y"), share(to, "x"), share(to, "y"));
    }

    private static double share(JsonNode position, String axis) {
        return position.path(axis).asDouble(0) / 100;
    }
}
