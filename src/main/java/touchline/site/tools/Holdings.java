package touchline.site.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.accounts.Access;
import touchline.accounts.PublicAddress;
import touchline.law.Instrument;
import touchline.law.Instruments;
import touchline.law.decisions.Decisions;
import touchline.mcp.Doc;
import touchline.mcp.Offer;
import touchline.mcp.ToolSpec;
import touchline.site.Offered;
import touchline.study.Lessons;

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

    record Loaded(List<LoadedInstrument> instruments, int articles, int decisions, int lessons) {}

    record LoadedInstrument(
            @Doc("Pass to get_regulation_article") String code,
            String title,
            @Doc("The edition in force, or the coming one") String edition,

            @Doc("First day of that edition; absent = not known")
            Optional<LocalDate> editionFrom,

            @Doc("The edition whose text the register was written from")
            String readEdition,

            int articles,

            @Doc("The last day on which sources were looked at")
            LocalDate stateOfSources) {}

    private final Offered offered;
    private final Instruments register;
    private final Decisions decisions;
    private final Lessons lessons;
    private final PublicAddress address;

    public Holdings(
            Offered offered, Instruments register, Decisions decisions, Lessons lessons, PublicAddress address) {
        this.offered = offered;
        this.register = register;
        this.decisions = decisions;
        this.lessons = lessons;
        this.address = address;
    }

    List<Area> areas() {
        return offered.areas().stream().map(this::area).toList();
    }

    Loaded loaded() {
        return new Loaded(
                register.all().stream().map(Holdings::instrument).toList(),
                register.all().stream().mapToInt(Instrument::articleCount).sum(),
                decisions.count(),
                lessons.all().size());
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

    private static LoadedInstrument instrument(Instrument instrument) {
        return new LoadedInstrument(
                instrument.code(),
                instrument.title(),
                instrument.edition().name(),
                instrument.edition().from(),
                instrument.read().edition(),
                instrument.articleCount(),
                instrument.stateOfSources());
    }
}
