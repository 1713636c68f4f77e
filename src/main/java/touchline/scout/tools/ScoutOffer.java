package touchline.scout.tools;

import java.util.List;
import touchline.football.standing.Standings;
import touchline.mcp.Offer;
import touchline.scout.Shortlist;

/** Lists what scouting offers, in the order clients see it. */
public final class ScoutOffer {

    private ScoutOffer() {}

    public static Offer over(Scouting scouting, PlayerProfiles profiles, Shortlist shortlist, Standings standings) {
        return new Offer(
                "scout",
                List.of(
                        new ListScoutPlayers(scouting),
                        new GetScoutPlayer(profiles),
                        new SearchScout(scouting, shortlist),
                        new ComparePlayers(scouting, standings)),
                List.of(),
                List.of(PlayerResource.template(scouting, profiles)));
    }
}
