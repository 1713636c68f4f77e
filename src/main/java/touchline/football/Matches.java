package touchline.football;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.store.Store;

/** Match by match: who played, and the goals of national teams; the earliest first. */
public final class Matches {

    /**
     * One match of a player's.
     *
     * @param team {@code opponent} too: a club's slug, or {@code nt-} and a nation
     * @param venue {@code H}, {@code A} or {@code N}
     * @param yellow may be 2: the second sends off without being a red card
     */
    public record Appearance(
            String player,
            LocalDate day,
            String competition,
            String team,
            String opponent,
            Optional<String> venue,
            Optional<Boolean> started,
            Optional<Integer> minutes,
            Optional<Integer> goals,
            Optional<Integer> assists,
            Optional<Integer> yellow,
            Optional<Integer> red,
            Origin origin) {}

    /**
     * A goal for a national team.
     *
     * @param minute as the source writes it: {@code 45+2}; empty where it does not say
     */
    public record Goal(
            String player,
            LocalDate day,
            String minute,
            String team,
            String opponent,
            boolean penalty,
            Origin origin) {}

    private final Facts facts;

    Matches(Store store) {
        this.facts = new Facts(store);
    }

    public List<Appearance> of(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, s.licence FROM football_appearance f JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.day, f.competition
                """,
                row -> new Appearance(
                        row.text("player"),
                        row.day("day"),
                        row.text("competition"),
                        row.text("team"),
                        row.text("opponent"),
                        row.textIfAny("venue"),
                        row.flagIfAny("started"),
                        row.numberIfAny("minutes"),
                        row.numberIfAny("goals"),
                        row.numberIfAny("assists"),
                        row.numberIfAny("yellow"),
                        row.numberIfAny("red"),
                        row.origin()));
    }

    /** Of those that the source has, which are not all. */
    public List<Goal> internationalGoals(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, s.licence FROM football_goal f JOIN football_source s ON s.id = f.source
                WHERE f.player = :player ORDER BY f.day, f.minute
                """,
                row -> new Goal(
                        row.text("player"),
                        row.day("day"),
                        row.text("minute"),
                        row.text("team"),
                        row.text("opponent"),
                        row.number("penalty") != 0,
                        row.origin()));
    }
}
