package touchline.football;

import java.util.Map;
import java.util.Optional;

/**
 * A player's numbers in one season, competition and team.
 *
 * @param season {@code 2017/18}, or {@code 2026} where seasons follow the calendar
 * @param club the slug of the team where it is a club
 * @param metrics totals by name, such as {@code shots}; what was not counted is not in it
 */
public record Season(
        String player,
        String season,
        Competition competition,
        String team,
        Optional<String> club,
        Optional<Position> position,
        Optional<Integer> apps,
        Optional<Integer> starts,
        Optional<Integer> minutes,
        Map<String, Double> metrics,
        Detail detail,
        Origin origin) {

    /** A competition by the name of its source. */
    public record Competition(String name, Kind kind) {}

    /** Who plays in a competition. */
    public enum Kind {
        LEAGUE,
        CUP,
        NATIONAL
    }

    /** How much was counted. */
    public enum Detail {
        /** Everything on the ball. */
        EVENT,
        /** What a match sheet says: who played, goals, cards. */
        LINEUP
    }

    public Season {
        metrics = Map.copyOf(metrics);
    }
}
