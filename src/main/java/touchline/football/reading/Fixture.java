package touchline.football.reading;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import touchline.football.Season;
import touchline.football.intake.Entry;
import touchline.football.intake.Entry.Count;
import touchline.football.intake.Team;

/**
 * A match.
 *
 * @param neutral whether nobody plays at home, as at tournaments
 */
public record Fixture(
        LocalDate day, String season, Season.Competition competition, Side home, Side away, boolean neutral) {

    private static final Map<Count, String> METRICS = Map.of(
            Count.GOALS, "goals", Count.ASSISTS, "assists", Count.YELLOW, "yellow_cards", Count.RED, "red_cards");

    /** @param id the source's number for the team; empty = none */
    public record Side(String id, String name) {

        Team team() {
            return id.isEmpty() ? Team.named(name) : Team.numbered(id, name);
        }
    }

    public Side side(boolean atHome) {
        return atHome ? home : away;
    }

    public boolean isNational() {
        return competition.kind() == Season.Kind.NATIONAL;
    }

    /** The match as one player played it, which is added to the season too. */
    public Entry played(Outing outing, int length, Sums sums, Taking taking, int line) {
        Side side = side(outing.atHome());
        Optional<Team> club = isNational() ? Optional.empty() : Optional.of(side.team());
        var key = new Sums.Key(outing.key(), season, competition, side.name());
        int minutes = outing.minutes(length);
        Sums.Sum sum = sums.of(key, outing.who(), club);
        sum.played(day, minutes, Optional.of(outing.started()));
        outing.position().ifPresent(sum::at);
        outing.counted().forEach(sum::count);
        Map<Count, Integer> counts = new EnumMap<>(Count.class);
        METRICS.forEach((count, metric) -> Optional.ofNullable(outing.counted().get(metric))
                .ifPresent(number -> counts.put(count, number.intValue())));
        return new Entry.OnAppearance(
                line,
                outing.who(),
                day,
                competition.name(),
                side.name(),
                side(!outing.atHome()).name(),
                Optional.of(neutral ? "N" : outing.atHome() ? "H" : "A"),
                Optional.of(outing.started()),
                Optional.of(minutes),
                counts,
                taking.fromUpTo(day));
    }
}
