package touchline.site;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.accounts.Limit;
import touchline.mcp.Offer;
import touchline.mcp.ToolSpec;

/** What each tier holds, tool by tool. */
public final class PriceList {

    /** The tools of one area. */
    public record Area(String name, List<Row> rows) {}

    /** @param cells what the anonymous, member, study and market tier may do, in words */
    public record Row(String tool, String title, List<String> cells) {}

    private final Offered offered;

    PriceList(Offered offered) {
        this.offered = offered;
    }

    List<Area> areas() {
        return offered.areas().stream().map(this::area).toList();
    }

    private Area area(Offer offer) {
        return new Area(
                title(offer), Offered.tools(offer).stream().map(this::row).toList());
    }

    static String title(Offer offer) {
        return switch (offer.area()) {
            case "" -> "This service";
            case "study" -> "Exam study";
            case "scout" -> "Scouting";
            case "market" -> "Transfers and market";
            case "cases" -> "Cases";
            default -> offer.area();
        };
    }

    private Row row(ToolSpec tool) {
        return new Row(
                tool.name(),
                tool.title(),
                Stream.of(Tier.values())
                        .map(tier -> cell(tool, offered.allowance(tool, tier)))
                        .toList());
    }

    private static String cell(ToolSpec tool, Optional<Limit> allowance) {
        var withoutLimit = tool.access().isMetered() ? "unlimited" : "included";
        return allowance
                .map(limit -> limit.calls().map(it -> it + " a month").orElse(withoutLimit))
                .orElse("–");
    }
}
