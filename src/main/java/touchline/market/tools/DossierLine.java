package touchline.market.tools;

import java.time.Instant;
import touchline.market.Dossier;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** An earlier dossier. */
record DossierLine(
        String dossierId,
        Dossier.Kind kind,
        Instant madeAt,
        @Doc("What it came to, as it was then") String summary) {

    static DossierLine of(Dossier dossier) {
        return new DossierLine(dossier.id(), dossier.kind(), dossier.madeAt(), dossier.summary());
    }

    String line() {
        return "%s, %s, `%s`: %s".formatted(madeAt, Markdown.words(kind), dossierId, summary);
    }
}
