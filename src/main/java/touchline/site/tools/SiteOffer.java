package touchline.site.tools;

import java.util.List;
import touchline.mcp.Offer;

/** Lists what the service offers about itself, in the order clients see it. */
public final class SiteOffer {

    private SiteOffer() {}

    public static Offer of(SiteInfo siteInfo, GetAccountStatus accountStatus) {
        return new Offer("", List.of(siteInfo, accountStatus), List.of(), List.of());
    }
}
