package touchline.market.tools;

import java.time.Instant;
import touchline.market.Dossier;
import touchline.mcp.Doc;
import touchline.mcp.Report;

/** A dossier that was made and kept. */
record ResearchAnswer(
        @Doc("Under which it is listed in later answers") String dossierId,
        Instant madeAt,
        Dossier.Kind depth,
        DossierContent dossier,
        @Doc("The dossier as Markdown") String text)
        implements Report {

    @Override
    public String report() {
        return text + "\nKept as dossier `%s` of %s.\n".formatted(dossierId, madeAt);
    }
}
