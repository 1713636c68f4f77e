package touchline.market.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import touchline.mcp.Doc;

/** What a dossier holds. */
record DossierContent(
        SnapshotAnswer snapshot,
        @Doc("Moves and reports, the latest first") List<IntelLine> intel,

        @Doc("Who plays alike, in the latest pool that tells enough")
        List<AlikeLine> similar,

        @Doc("What the rules make of the facts") List<LegalLine> legal,

        @Doc("Decisions on questions like the player's; comparable, not about him")
        List<DecisionLine> decisions,

        @Doc("The day for which the rules were read") LocalDate lawAsOf,
        @Doc("What was not searched") List<String> notSearched) {

    record AlikeLine(
            String slug,
            String name,
            String pool,
            @Doc("-1 to 1") double likeness,
            List<String> agree) {
        String line() {
            return "%s (`%s`), likeness %.2f beside %s: alike in %s"
                    .formatted(name, slug, likeness, pool, String.join(", ", agree));
        }
    }

    /** What it comes to, in a few sentences. */
    List<String> summary() {
        return Stream.concat(
                        snapshot.known().stream(),
                        intel.stream()
                                .limit(1)
                                .map(it -> "Latest: %s (%s, %s)."
                                        .formatted(
                                                it.summary(),
                                                it.certainty().name().toLowerCase(Locale.ROOT),
                                                it.when())))
                .toList();
    }

    /** What is worth remembering. */
    List<String> findings() {
        return Stream.concat(
                        summary().stream(), legal.stream().map(it -> "%s: %s".formatted(it.subject(), it.result())))
                .toList();
    }
}
