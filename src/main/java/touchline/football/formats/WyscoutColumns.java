package touchline.football.formats;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import touchline.football.files.Row;

/** The columns of Wyscout's advanced search that we keep, as totals: per 90 times minutes, shares times their whole. */
final class WyscoutColumns {

    private static final Map<String, String> PER_90 = Map.ofEntries(
            Map.entry("shots", "Shots per 90"),
            Map.entry("key_passes", "Key passes per 90"),
            Map.entry("passes", "Passes per 90"),
            Map.entry("crosses", "Crosses per 90"),
            Map.entry("take_ons", "Dribbles per 90"),
            Map.entry("long_passes", "Long passes per 90"),
            Map.entry("defensive_duels", "Defensive duels per 90"),
            Map.entry("aerial_duels", "Aerial duels per 90"),
            Map.entry("interceptions", "Interceptions per 90"),
            Map.entry("sliding_tackles", "Sliding tackles per 90"),
            Map.entry("fouls", "Fouls per 90"),
            Map.entry("progressive_runs", "Progressive runs per 90"),
            Map.entry("touches_in_box", "Touches in box per 90"));
    private static final Map<String, String[]> SHARES = Map.of(
            "shots_on_target", new String[] {"shots", "Shots on target, %"},
            "passes_accurate", new String[] {"passes", "Accurate passes, %"},
            "crosses_accurate", new String[] {"crosses", "Accurate crosses, %"},
            "take_ons_won", new String[] {"take_ons", "Successful dribbles, %"},
            "long_passes_accurate", new String[] {"long_passes", "Accurate long passes, %"},
            "defensive_duels_won", new String[] {"defensive_duels", "Defensive duels won, %"},
            "aerial_duels_won", new String[] {"aerial_duels", "Aerial duels won, %"});
    private static final Map<String, String> TOTALS = Map.of(
            "goals",
            "Goals",
            "assists",
            "Assists",
            "xg",
            "xG",
            "xa",
            "xA",
            "yellow_cards",
            "Yellow cards",
            "red_cards",
            "Red cards",
            "goals_conceded",
            "Conceded goals",
            "shots_against",
            "Shots against");

    private WyscoutColumns() {}

    static List<String> all() {
        return java.util.stream.Stream.of(
                        PER_90.values().stream(), SHARES.values().stream().map(it -> it[1]), TOTALS.values().stream())
                .flatMap(it -> it)
                .toList();
    }

    static Map<String, Double> totals(Row row, int minutes) {
        Map<String, Double> totals = new TreeMap<>();
        TOTALS.forEach((ours, theirs) -> row.decimal(theirs).ifPresent(it -> totals.put(ours, it)));
        PER_90.forEach((ours, theirs) ->
                row.decimal(theirs).ifPresent(it -> totals.put(ours, rounded(it * minutes / 90.0))));
        SHARES.forEach((ours, of) -> row.decimal(of[1]).ifPresent(percent -> {
            Double whole = totals.get(of[0]);
            if (whole != null) {
                totals.put(ours, rounded(whole * percent / 100.0));
            }
        }));
        return totals;
    }

    private static double rounded(double number) {
        return Math.round(number * 100) / 100.0;
    }
}
