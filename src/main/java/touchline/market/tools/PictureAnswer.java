package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** The full picture of a player's transfer situation. */
record PictureAnswer(
        @Doc("Under which this is kept and listed in later answers")
        String dossierId,

        @Doc("The days of the timeline, both included") IntelAnswer.WindowLine window,

        @Doc("Moves and reports of these days, the latest first")
        List<IntelLine> timeline,

        @Doc("The caller's own notes, and what earlier researches found; the newest first")
        List<MemoryLine> agentMemories,

        @Doc("Earlier dossiers made for the caller, the newest first")
        List<DossierLine> agentDossiers,

        SnapshotAnswer snapshot,
        @Doc("What the rules make of the facts") List<LegalLine> legal,
        @Doc("The day for which the rules were read") LocalDate lawAsOf,
        @Doc("When asked for") Optional<PulseLine> marketPulse,
        @Doc("When asked for") Optional<SynthesisLine> synthesis)
        implements Report {

    @Override
    public String report() {
        var text = new Markdown("Transfer picture: " + snapshot.player().name())
                .paragraph(snapshot.player().line())
                .paragraph(snapshot.dataNote());
        synthesis.ifPresent(it -> it.writeTo(text));
        text.list("How things stand", snapshot.known(), line -> line)
                .list("Not known", snapshot.gaps(), gap -> gap.sentence() + " " + gap.remedy())
                .list("Timeline from %s to %s".formatted(window.from(), window.to()), timeline, IntelLine::line);
        if (timeline.isEmpty()) {
            text.paragraph("Nothing is known of the days from %s to %s.".formatted(window.from(), window.to()))
                    .list("Known before", snapshot.latest(), IntelLine::line);
        }
        text.list("Your notes and earlier findings", agentMemories, MemoryLine::line)
                .list("Your earlier dossiers", agentDossiers, DossierLine::line)
                .list("What the rules make of it on " + lawAsOf, legal, LegalLine::line);
        marketPulse.ifPresent(it -> text.paragraph("## Market pulse")
                .paragraph(it.sentence()
                        + it.url().map(" The report: %s"::formatted).orElse("")));
        return text.list("Sources to name", snapshot.attributions(), line -> line)
                .paragraph("Kept as dossier `%s`.".formatted(dossierId))
                .text();
    }
}
