package touchline.football.standing;

import java.util.List;
import java.util.Optional;
import touchline.football.Position;
import touchline.football.standing.Metric.Basis;
import touchline.football.standing.Metric.Group;

/** The metrics, in the order in which they are shown. */
public final class Metrics {

    private static final List<Metric> FIELD = List.of(
            per90("non_penalty_goals", "goals without penalties", Group.ATTACKING, "goals", "penalty_goals"),
            per90("xg", "expected goals", Group.ATTACKING, "xg"),
            per90("npxg", "expected goals without penalties", Group.ATTACKING, "npxg"),
            per90("shots", "shots", Group.ATTACKING, "shots"),
            share("shots_on_target_share", "shots on target", Group.ATTACKING, "shots_on_target", "shots"),
            per90("shots_in_box", "shots in the box", Group.ATTACKING, "shots_in_box"),
            per90("assists", "assists", Group.ATTACKING, "assists"),
            per90("xa", "expected assists", Group.ATTACKING, "xa"),
            per90("key_passes", "key passes", Group.ATTACKING, "key_passes"),
            per90("box_entries", "passes into the box", Group.ATTACKING, "box_entries"),
            per90("take_ons_won", "take-ons won", Group.ATTACKING, "take_ons_won"),
            per90("passes", "passes", Group.POSSESSION, "passes"),
            share("pass_accuracy", "passes that arrive", Group.POSSESSION, "passes_accurate", "passes"),
            per90("progressive_passes", "progressive passes", Group.POSSESSION, "progressive_passes_accurate"),
            per90("final_third_entries", "passes into the final third", Group.POSSESSION, "final_third_entries"),
            share(
                    "long_pass_accuracy",
                    "long passes that arrive",
                    Group.POSSESSION,
                    "long_passes_accurate",
                    "long_passes"),
            per90("crosses", "crosses that arrive", Group.POSSESSION, "crosses_accurate"),
            share("take_on_success", "take-ons that succeed", Group.POSSESSION, "take_ons_won", "take_ons"),
            fewer("dangerous_losses", "dangerous losses", Group.POSSESSION, "dangerous_losses"),
            share(
                    "defensive_duel_success",
                    "defensive duels that are won",
                    Group.DEFENDING,
                    "defensive_duels_won",
                    "defensive_duels"),
            share(
                    "aerial_duel_success",
                    "aerial duels that are won",
                    Group.DEFENDING,
                    "aerial_duels_won",
                    "aerial_duels"),
            per90("aerial_duels_won", "aerial duels won", Group.DEFENDING, "aerial_duels_won"),
            per90("interceptions", "interceptions", Group.DEFENDING, "interceptions"),
            per90("sliding_tackles", "sliding tackles", Group.DEFENDING, "sliding_tackles"),
            per90("clearances", "clearances", Group.DEFENDING, "clearances"),
            fewer("fouls", "fouls", Group.DEFENDING, "fouls"),
            fewer("yellow_cards", "yellow cards", Group.DEFENDING, "yellow_cards"));

    private static final List<Metric> GOAL = List.of(
            share("save_share", "shots saved", Group.GOALKEEPING, "saves", "save_attempts"),
            per90("saves", "saves", Group.GOALKEEPING, "saves"),
            fewer("goals_conceded", "goals conceded", Group.GOALKEEPING, "goals_conceded"),
            share("pass_accuracy", "passes that arrive", Group.POSSESSION, "passes_accurate", "passes"),
            share(
                    "long_pass_accuracy",
                    "long passes that arrive",
                    Group.POSSESSION,
                    "long_passes_accurate",
                    "long_passes"),
            fewer("dangerous_losses", "dangerous losses", Group.POSSESSION, "dangerous_losses"));

    private Metrics() {}

    public static List<Metric> of(Position position) {
        return position == Position.GK ? GOAL : FIELD;
    }

    private static Metric per90(String name, String label, Group group, String counted) {
        return new Metric(name, label, group, Basis.PER_90, counted, Optional.empty(), false);
    }

    private static Metric per90(String name, String label, Group group, String counted, String less) {
        return new Metric(name, label, group, Basis.PER_90, counted, Optional.of(less), false);
    }

    private static Metric fewer(String name, String label, Group group, String counted) {
        return new Metric(name, label, group, Basis.PER_90, counted, Optional.empty(), true);
    }

    private static Metric share(String name, String label, Group group, String counted, String of) {
        return new Metric(name, label, group, Basis.SHARE, counted, Optional.of(of), false);
    }
}
