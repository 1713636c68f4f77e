package touchline.site.tools;

import static touchline.accounts.Access.ANYONE;
import static touchline.mcp.ToolSpec.Effect.READS;

import java.util.List;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.site.tools.Conditions.Limits;
import touchline.site.tools.Conditions.Links;
import touchline.site.tools.Conditions.TierTerms;
import touchline.site.tools.Holdings.Area;
import touchline.site.tools.Stock.Loaded;

@ToolSpec(name = "site_info", title = "Describe this service", effect = READS, access = ANYONE, description = """
                Describes this service: areas and tools, tiers and limits, and which data is loaded, with its dates.

                Use it first, to know what can be asked and how recent the answers are. For the caller's own tier and what is left of it, use get_account_status.
                """)
final class SiteInfo implements Tool<SiteInfo.Query, SiteInfo.Found> {

    record Query() {}

    record Found(
            String about,
            List<Area> areas,
            List<TierTerms> tiers,
            Loaded loaded,
            Limits limits,
            Links links,

            @Doc("What must be said of the sources, and what must not be claimed")
            String attribution)
            implements Report {
        @Override
        public String report() {
            return SiteText.of(this);
        }
    }

    private static final String ABOUT = "Touchline answers agents and the people they work for about football "
            + "regulation, from a register written in own words that names edition, date and source of every fact.";
    private static final String ATTRIBUTION = "Summaries are in own words and name the page they were checked on. The "
            + "texts of regulations and decisions belong to those who issued them; they are linked, never reproduced. "
            + "Touchline is not connected with any of them. An article that the register does not hold is unverified "
            + "here, which does not mean that it does not exist.";

    private final Holdings holdings;
    private final Conditions conditions;

    SiteInfo(Holdings holdings, Conditions conditions) {
        this.holdings = holdings;
        this.conditions = conditions;
    }

    @Override
    public Found call(Query query, Call call) {
        return new Found(
                ABOUT,
                holdings.areas(),
                conditions.tiers(),
                holdings.loaded(),
                conditions.limits(),
                conditions.links(),
                ATTRIBUTION);
    }
}
