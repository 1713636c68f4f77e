package touchline.scout.tools;

import java.util.ArrayList;
import java.util.List;
import touchline.football.History;
import touchline.football.Player;
import touchline.football.standing.Pool;
import touchline.football.standing.Standing;

/** What a profile cannot tell, and which import would. */
final class Unknowns {

    private Unknowns() {}

    static List<String> of(Player player, History history, List<Standing> standings) {
        List<String> unknown = new ArrayList<>();
        if (history.values().isEmpty()) {
            unknown.add("Market values: none are loaded for this player; the operator can import a file that has them,"
                    + " such as transfermarkt-datasets.");
        }
        if (player.contractUntil().isEmpty()) {
            unknown.add("End of the contract: no source loaded tells it.");
        }
        if (player.club().isEmpty()) {
            unknown.add("Present club: no source loaded tells it.");
        }
        if (history.seasons().isEmpty()) {
            unknown.add("Seasons: no numbers are loaded for this player.");
        } else if (standings.isEmpty()) {
            unknown.add("Percentiles: in no season known did the player reach the minutes of a pool"
                    + " (900 in a league, 180 in a tournament), so there are totals only.");
        }
        standings.stream()
                .map(Standing::pool)
                .filter(pool -> pool.members() < Pool.FEWEST)
                .forEach(pool -> unknown.add("Percentiles beside %s: fewer than %d players cannot be ranked."
                        .formatted(pool.words(), Pool.FEWEST)));
        return unknown;
    }
}
