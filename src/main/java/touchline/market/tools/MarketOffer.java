package touchline.market.tools;

import java.util.List;
import touchline.market.Researcher;
import touchline.market.Snapshots;
import touchline.market.Synthesist;
import touchline.market.TransferIntel;
import touchline.market.pulse.PulseReports;
import touchline.mcp.Offer;

/** Lists what the market offers, in the order clients see it. */
public final class MarketOffer {

    private MarketOffer() {}

    /** What finds things out: the registers, and a language model where one is set. */
    public record Sources(
            Snapshots snapshots,
            TransferIntel intel,
            Researcher researcher,
            Findings findings,
            Synthesist synthesist,
            PulseReports reports) {}

    public static Offer over(Desk desk, Sources sources, Archive archive, Watching watching) {
        return new Offer(
                "market",
                List.of(
                        new OrchestrateTransferDossier(desk, sources, archive),
                        new ResearchPlayer(desk, sources.researcher(), archive, sources.findings()),
                        new DossierSnapshot(desk, sources.snapshots()),
                        new GetTransferIntel(desk, sources.intel()),
                        new GetMarketPulseReport(sources.reports(), new Digest(desk, watching)),
                        new GenerateMarketPulseReport(sources.reports(), new Digest(desk, watching), desk.clock()),
                        new MonitorPlayer(desk, watching),
                        new WatchedPlayers(desk, watching)),
                Sequences.prompts(desk),
                List.of());
    }
}
