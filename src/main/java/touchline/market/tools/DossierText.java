package touchline.market.tools;

import touchline.mcp.Markdown;

/** A dossier as Markdown. */
final class DossierText {

    private DossierText() {}

    static String of(DossierContent dossier) {
        SnapshotAnswer snapshot = dossier.snapshot();
        Markdown text = new Markdown("Dossier: " + snapshot.player().name())
                .paragraph(snapshot.player().line())
                .paragraph(snapshot.dataNote());
        sections(text, dossier);
        return text.text();
    }

    static void sections(Markdown text, DossierContent dossier) {
        SnapshotAnswer snapshot = dossier.snapshot();
        text.list("How things stand", snapshot.known(), line -> line)
                .list("Not known", snapshot.gaps(), gap -> gap.sentence() + " " + gap.remedy())
                .list("Moves and reports, latest first", dossier.intel(), IntelLine::line)
                .list("What the rules make of it on " + dossier.lawAsOf(), dossier.legal(), LegalLine::line)
                .list("Decisions on questions like his", dossier.decisions(), DecisionLine::line)
                .list("Who plays alike", dossier.similar(), DossierContent.AlikeLine::line)
                .list("Not searched", dossier.notSearched(), line -> line)
                .list("Sources to name", snapshot.attributions(), line -> line);
    }
}
