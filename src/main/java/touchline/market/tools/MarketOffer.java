package touchline.market.tools;

import java.util.List;
import touchline.market.Snapshots;
import touchline.mcp.Offer;

/** Lists what the market offers, in the order clients see it. */
public final class MarketOffer {

    private MarketOffer() {}

    public static Offer over(Desk desk, Snapshots snapshots) {
        return new Offer("market", List.of(new DossierSnapshot(desk, snapshots)), List.of(), List.of());
    }
}
