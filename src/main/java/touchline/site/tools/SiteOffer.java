package touchline.site.tools;

import java.time.Clock;
import java.util.List;
import touchline.accounts.ApiKeys;
import touchline.mcp.Offer;
import touchline.site.Meters;
import touchline.study.progress.Progress;

/** Lists what the service offers about itself, in the order clients see it. */
public final class SiteOffer {

    private SiteOffer() {}

    public static Offer over(
            Holdings holdings, Conditions conditions, Meters meters, ApiKeys keys, Progress progress, Clock clock) {
        return new Offer(
                "",
                List.of(
                        new SiteInfo(holdings, conditions),
                        new GetAccountStatus(meters, keys, conditions, progress, clock)),
                List.of(),
                List.of());
    }
}
