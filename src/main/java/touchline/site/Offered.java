package touchline.site;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import touchline.accounts.AccountsSettings;
import touchline.accounts.Limit;
import touchline.mcp.Body;
import touchline.mcp.Offer;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

/** What is really offered, and what each tier may do with it. */
public final class Offered {

    private static final Limit UNLIMITED = new Limit(Optional.empty());

    private final Supplier<List<Offer>> offers;
    private final Map<String, AccountsSettings.Tiers> limits;

    /** @param offers asked at each use, for the site's own offer is among them and tells of all */
    public Offered(Supplier<List<Offer>> offers, Map<String, AccountsSettings.Tiers> limits) {
        this.offers = offers;
        this.limits = limits;
    }

    public List<Offer> areas() {
        return offers.get();
    }

    public List<ToolSpec> tools() {
        return areas().stream().flatMap(area -> tools(area).stream()).toList();
    }

    public static List<ToolSpec> tools(Offer area) {
        return area.tools().stream().map(Tool::spec).toList();
    }

    /** The tools that have a monthly limit. */
    public List<ToolSpec> metered() {
        return tools().stream().filter(tool -> tool.access().isMetered()).toList();
    }

    /** How often a month a tier may call a tool; empty = it may not. */
    public Optional<Limit> allowance(ToolSpec tool, Tier tier) {
        return switch (tool.access()) {
            case ANYONE -> Optional.of(UNLIMITED);
            case METERED -> Optional.of(monthly(tool, tier));
            case SIGNED_IN_METERED -> onlyIf(tier != Tier.ANONYMOUS, monthly(tool, tier));
            case USER -> onlyIf(tier != Tier.ANONYMOUS, UNLIMITED);
            case STUDY -> onlyIf(tier == Tier.STUDY, UNLIMITED);
            case MARKET -> onlyIf(tier == Tier.MARKET, UNLIMITED);
        };
    }

    /**
     * Reads a text resource as clients do.
     *
     * @throws Problem NOT_FOUND when nothing is offered under that pattern or with these values
     */
    public String text(String uriTemplate, Map<String, String> values) {
        return areas().stream()
                .flatMap(area -> area.resources().stream())
                .filter(resource -> resource.uriTemplate().equals(uriTemplate))
                .map(resource -> resource.reader().apply(values))
                .filter(Body.Text.class::isInstance)
                .map(body -> ((Body.Text) body).text())
                .findFirst()
                .orElseThrow(() -> Problem.notFound("There is nothing to read here."));
    }

    private Limit monthly(ToolSpec tool, Tier tier) {
        return Optional.ofNullable(limits.get(tool.name())).map(tier::in).orElseThrow();
    }

    private static Optional<Limit> onlyIf(boolean may, Limit limit) {
        return may ? Optional.of(limit) : Optional.empty();
    }
}
