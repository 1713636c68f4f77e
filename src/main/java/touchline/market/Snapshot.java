package touchline.market;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Event;
import touchline.football.History;
import touchline.football.Origin;
import touchline.football.Player;
import touchline.football.Valuation;

/**
 * How things stand with a player.
 *
 * @param today the day from which "recent" counts
 * @param value the newest; {@code valueBefore} the one before it
 * @param availability the newest report of an injury, a ban or a return
 * @param contractFrom whose the end of the contract is; {@code agentFrom} whose the agent
 * @param latest the newest moves and reports
 * @param gaps what is not known, each with what would fill it
 * @param history all that the register knows of what the player did
 */
public record Snapshot(
        Player player,
        LocalDate today,
        Optional<Valuation> value,
        Optional<Valuation> valueBefore,
        Optional<Event> availability,
        Optional<Origin> contractFrom,
        Optional<Origin> agentFrom,
        List<Intel> latest,
        List<Gap> gaps,
        History history) {

    public Snapshot {
        latest = List.copyOf(latest);
        gaps = List.copyOf(gaps);
    }
}
