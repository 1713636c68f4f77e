package touchline.research.tools;

import java.util.List;
import touchline.cases.Findings;
import touchline.mcp.Offer;
import touchline.research.Research;
import touchline.research.pack.SourcePacks;

/** Lists what research offers among the tools of cases, in the order clients see it. */
public final class ResearchOffer {

    private static final String AREA = "cases";

    private ResearchOffer() {}

    public static Offer ofPacks(SourcePacks packs) {
        return new Offer(AREA, List.of(new BuildCaseSourcePack(packs)), List.of(), List.of());
    }

    public static Offer ofResearch(Research research, Findings findings) {
        return new Offer(
                AREA,
                List.of(new RequestCaseResearch(research), new GetCaseResearch(research, findings)),
                List.of(CaseFileWay.prompt()),
                List.of());
    }
}
