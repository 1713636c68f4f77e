package touchline.cases.tools;

import java.util.List;
import touchline.law.decisions.Decisions;
import touchline.mcp.Offer;

/** Lists what the area of legal case work offers, in the order clients see it. */
public final class CasesOffer {

    private CasesOffer() {}

    public static Offer over(Decisions decisions) {
        return new Offer("cases", List.of(), List.of(), List.of());
    }
}
