package touchline.site.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchline.site.tools.Conditions.Allowance;
import touchline.site.tools.Conditions.TierTerms;
import touchline.site.tools.Holdings.Area;
import touchline.site.tools.Holdings.ToolLine;
import touchline.site.tools.Stock.LoadedFootball;
import touchline.site.tools.Stock.LoadedInstrument;

/** What the service says of itself, as Markdown. */
final class SiteText {

    private SiteText() {}

    static String of(SiteInfo.Found found) {
        return """
                # Touchline

                %s

                ## Tools by area

                %s

                ## Tiers

                %s

                Tiers: %s · account: %s · sign-in: %s

                ## Data loaded

                %d instruments with %d articles, %d decisions, and %d lessons.

                %s

                | Code | Instrument | Edition | Read in | Articles | Sources looked at until |
                |---|---|---|---|---|---|
                %s

                ## Limits

                Request bodies up to %d bytes; answers are cut after %d characters. Protocol versions: %s.

                ## Attribution

                %s Sources: %s
                """.formatted(
                        found.about(),
                        lines(found.areas(), SiteText::area),
                        lines(found.tiers(), SiteText::tier),
                        found.links().pricing(),
                        found.links().account(),
                        found.links().signIn(),
                        found.loaded().instruments().size(),
                        found.loaded().articles(),
                        found.loaded().decisions(),
                        found.loaded().lessons(),
                        football(found.loaded().football()),
                        lines(found.loaded().instruments(), SiteText::instrument),
                        found.limits().bodyBytes(),
                        found.limits().reportCharacters(),
                        String.join(", ", found.limits().protocolVersions()),
                        found.attribution(),
                        found.links().attribution());
    }

    private static <T> String lines(List<T> items, Function<T, String> line) {
        return items.stream().map(line).collect(Collectors.joining("\n"));
    }

    private static String area(Area area) {
        return "- **%s**: %s"
                .formatted(
                        area.name(), area.tools().stream().map(ToolLine::name).collect(Collectors.joining(", ")));
    }

    private static String tier(TierTerms terms) {
        var unlocks = terms.unlocks().isEmpty() ? "" : " Unlocks " + String.join(", ", terms.unlocks()) + ".";
        var limits = terms.monthlyLimits().isEmpty()
                ? ""
                : terms.monthlyLimits().stream()
                        .map(SiteText::allowance)
                        .collect(Collectors.joining(", ", " Calls a month: ", "."));
        return "- **%s**: %s%s%s".formatted(terms.tier().word(), terms.howToGet(), unlocks, limits);
    }

    private static String allowance(Allowance allowance) {
        return allowance.tool() + " " + allowance.limit().map(String::valueOf).orElse("unlimited");
    }

    private static String instrument(LoadedInstrument instrument) {
        return "| %s | %s | %s | %s | %d | %s |"
                .formatted(
                        instrument.code(),
                        instrument.title(),
                        instrument.edition(),
                        instrument.readEdition(),
                        instrument.articles(),
                        instrument.stateOfSources());
    }

    private static String football(LoadedFootball football) {
        return "%d players, %d of them with seasons, and %d moves. Newest move: %s; event: %s; season: %s; market value: %s; latest end of a contract: %s.%s"
                .formatted(
                        football.players(),
                        football.playersWithSeasons(),
                        football.moves(),
                        day(football.newestMove()),
                        day(football.newestEvent()),
                        day(football.newestSeason()),
                        day(football.newestMarketValue()),
                        day(football.latestContractEnd()),
                        football.onlySample()
                                ? " Only the sample of the release is loaded: \"recent\" counts from its newest day, and an operator can import more."
                                : "");
    }

    private static String day(Optional<LocalDate> day) {
        return day.map(LocalDate::toString).orElse("none loaded");
    }
}
