package touchline.market.tools;

import java.util.List;
import java.util.stream.Stream;
import touchline.models.Statement;

/** The facts of a dossier as passages that a model may cite. */
final class Passages {

    private Passages() {}

    static List<Statement> of(DossierContent dossier) {
        SnapshotAnswer snapshot = dossier.snapshot();
        PersonLine player = snapshot.player();
        return Stream.of(
                        Stream.of(statement(player.line(), player.source() + ", as of " + player.asOf())),
                        snapshot.known().stream().map(it -> statement(it, "register of football")),
                        snapshot.gaps().stream().map(it -> statement(it.sentence(), "gap: " + it.what())),
                        dossier.intel().stream().map(it -> statement(it.line(), it.source() + ", as of " + it.asOf())),
                        dossier.legal().stream()
                                .map(it -> statement(
                                        "%s: %s".formatted(it.subject(), it.result()),
                                        it.rules().getFirst().citation())))
                .flatMap(passages -> passages)
                .toList();
    }

    private static Statement statement(String text, String citation) {
        return new Statement(text, citation, citation);
    }
}
