package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.football.Origin;
import touchline.football.Valuation;
import touchline.football.Window;
import touchline.market.Gap;
import touchline.market.Snapshot;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** How things stand with a player; what is not known is left out, and {@code gaps} says so. */
record SnapshotAnswer(
        PersonLine player,
        @Doc("Where the player was last seen; mind the day") Optional<ClubLine> club,

        @Doc("A day, or a month (2027-06) or a year where the source says no more")
        Optional<String> contractUntil,

        @Doc("Who says so") Optional<FromLine> contractSource,
        Optional<String> agent,
        @Doc("Who says so") Optional<FromLine> agentSource,
        @Doc("The newest") Optional<ValueLine> marketValue,

        @Doc("The newest report of an injury, a ban or a return")
        Optional<String> availability,

        @Doc("The newest moves and reports") List<IntelLine> latest,
        @Doc("What is not known, and what would fill it") List<GapLine> gaps,

        @Doc("The day from which recent counts") LocalDate recentFrom,

        @Doc("How old the data are") String dataNote,
        @Doc("Lines to show with these facts") List<String> attributions)
        implements Report {

    record FromLine(String source, Optional<String> sourceUrl, LocalDate asOf) {

        static FromLine of(Origin origin) {
            return new FromLine(origin.source(), origin.sourceUrl(), origin.asOf());
        }

        String words() {
            return " (%s, as of %s)"
                    .formatted(
                            sourceUrl
                                    .map(url -> "[%s](%s)".formatted(source, url))
                                    .orElse(source),
                            asOf);
        }
    }

    record ClubLine(String slug, String name, LocalDate lastSeen) {}

    record ValueLine(
            LocalDate day,
            String value,
            @Doc("The value before it, with its day") Optional<String> before,
            String source,
            Optional<String> sourceUrl,
            LocalDate asOf) {}

    record GapLine(
            @Doc("club, contract, agent, value or availability")
            String what,

            String sentence,
            String remedy) {}

    static SnapshotAnswer of(Snapshot snapshot, Desk desk) {
        var player = snapshot.player();
        return new SnapshotAnswer(
                PersonLine.of(player, desk.today()),
                player.club().map(at -> new ClubLine(at.club(), at.name(), at.asOf())),
                player.contractUntil().map(Window::text),
                snapshot.contractFrom().map(FromLine::of),
                player.agent(),
                snapshot.agentFrom().map(FromLine::of),
                snapshot.value().map(value -> value(value, snapshot.valueBefore())),
                snapshot.availability()
                        .map(event -> "%s: %s (%s, as of %s)"
                                .formatted(
                                        event.day(),
                                        event.summary(),
                                        event.publisher().orElse(event.origin().source()),
                                        event.origin().asOf())),
                snapshot.latest().stream().map(IntelLine::of).toList(),
                snapshot.gaps().stream().map(SnapshotAnswer::gap).toList(),
                snapshot.today(),
                desk.coverage().note(),
                desk.sources()
                        .attributions(Stream.concat(
                                Stream.of(player.origin()), snapshot.history().origins())));
    }

    private static ValueLine value(Valuation value, Optional<Valuation> before) {
        return new ValueLine(
                value.day(),
                value.value().words(),
                before.map(it -> "%s on %s".formatted(it.value().words(), it.day())),
                value.origin().source(),
                value.origin().sourceUrl(),
                value.origin().asOf());
    }

    private static GapLine gap(Gap gap) {
        return new GapLine(gap.what(), gap.sentence(), gap.remedy());
    }

    @Override
    public String report() {
        return new Markdown(player.name() + ": how things stand")
                .paragraph(player.line())
                .paragraph(dataNote)
                .list("Known", known(), line -> line)
                .list("Latest moves and reports", latest, IntelLine::line)
                .list("Not known", gaps, gap -> gap.sentence() + " " + gap.remedy())
                .list("Sources to name", attributions, line -> line)
                .text();
    }

    private static String said(Optional<FromLine> from) {
        return from.map(FromLine::words).orElse("");
    }

    List<String> known() {
        return Stream.of(
                        club.map(at -> "Club: %s, last seen there on %s.".formatted(at.name(), at.lastSeen())),
                        contractUntil.map(it -> "Contract until %s%s.".formatted(it, said(contractSource))),
                        agent.map(it -> "Agent: %s%s.".formatted(it, said(agentSource))),
                        marketValue.map(value -> "Market value: %s on %s (%s, as of %s)%s."
                                .formatted(
                                        value.value(),
                                        value.day(),
                                        value.source(),
                                        value.asOf(),
                                        value.before()
                                                .map("; before: %s"::formatted)
                                                .orElse(""))),
                        availability.map("Availability: %s."::formatted))
                .flatMap(Optional::stream)
                .toList();
    }
}
