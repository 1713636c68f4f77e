package touchline.market.tools;

import java.time.Clock;
import java.util.List;
import touchline.market.Snapshots;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Offer;

/** Lists what the market offers, in the order clients see it. */
public final class MarketOffer {

    private MarketOffer() {}

    public static Offer over(Desk desk, Snapshots snapshots, PulseReports reports, Clock clock) {
        return new Offer(
                "market",
                List.of(
                        new DossierSnapshot(desk, snapshots),
                        new GetMarketPulseReport(reports),
                        new GenerateMarketPulseReport(reports, clock)),
                List.of(),
                List.of());
    }
}
