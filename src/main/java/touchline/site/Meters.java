package touchline.site;

import java.util.List;
import touchline.accounts.Caller;
import touchline.accounts.Quotas;

/** What callers have used of the tools with a monthly limit. */
public final class Meters {

    private final Offered offered;
    private final Quotas quotas;

    public Meters(Offered offered, Quotas quotas) {
        this.offered = offered;
        this.quotas = quotas;
    }

    /** The caller's meters, in the order of the tools. */
    public List<Meter> of(Caller caller) {
        return offered.metered().stream()
                .map(tool -> Meter.of(tool.name(), quotas.state(tool.name(), caller)))
                .toList();
    }
}
