package touchline.site.tools;

import java.util.List;
import java.util.Optional;
import touchline.accounts.Access;
import touchline.accounts.PublicAddress;
import touchline.mcp.Doc;
import touchline.mcp.Offer;
import touchline.mcp.ToolSpec;
import touchline.site.Offered;

/** What there is to ask: the areas with their tools, and the data that is loaded. */
public final class Holdings {

    record Area(
            String name,

            @Doc("An endpoint with this area's tools only; absent = none of its own")
            Optional<String> endpoint,

            List<ToolLine> tools) {}

    record ToolLine(
            String name,
            String title,

            @Doc(
                    "Who may call it: anyone, metered (anyone, within a monthly limit), signed_in_metered, study, market, user (signed in as a person)")
            Access access) {}

    private final Offered offered;
    private final PublicAddress address;
    private final Stock stock;

    public Holdings(Offered offered, PublicAddress address, Stock stock) {
        this.offered = offered;
        this.address = address;
        this.stock = stock;
    }

    List<Area> areas() {
        return offered.areas().stream().map(this::area).toList();
    }

    Stock.Loaded loaded() {
        return stock.loaded();
    }

    private Area area(Offer offer) {
        var own = Optional.of(offer.area()).filter(name -> !name.isEmpty());
        return new Area(
                own.orElse("service"),
                own.map(name -> address.mcp() + "/" + name),
                Offered.tools(offer).stream().map(Holdings::line).toList());
    }

    private static ToolLine line(ToolSpec tool) {
        return new ToolLine(tool.name(), tool.title(), tool.access());
    }
}
