package touchline.eval;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.util.FileSystemUtils;
import touchline.RunningServer;
import touchline.eval.sets.TestQuestion;
import touchline.retrieval.Calibration;
import touchline.retrieval.Evidence;
import touchline.retrieval.Filter;
import touchline.retrieval.Findings;
import touchline.retrieval.Passage;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Question.Mode;
import touchline.store.Store;

/** The register's articles and decisions in the service as it ships, on a data folder of its own. */
final class OwnLibrary implements Library, AutoCloseable {

    static final Set<String> KINDS = Set.of("article", "decision");

    private static final int DEPTH = 100;
    private static final Path FOLDER = Path.of("target/eval").toAbsolutePath();

    private final RunningServer server;
    private final PassageSearch search;
    private final Calibration calibration;

    private OwnLibrary(RunningServer server) {
        this.server = server;
        this.search = server.bean(PassageSearch.class);
        this.calibration = server.bean(Calibration.class);
    }

    /**
     * Starts the service and waits until everything in it is found by meaning too. Its folder is kept, so that the next
     * measurement embeds only what has changed.
     */
    static OwnLibrary open() throws IOException {
        OwnLibrary library = new OwnLibrary(RunningServer.on(Files.createDirectories(FOLDER)));
        Patience.untilEmbedded(library.search);
        return library;
    }

    /** As {@link #open()}, with nothing kept from before. */
    static OwnLibrary anew() throws IOException {
        FileSystemUtils.deleteRecursively(FOLDER);
        return open();
    }

    Store store() {
        return server.bean(Store.class);
    }

    @Override
    public List<String> found(TestQuestion question, Mode mode) {
        return records(search.find(asked(question, KINDS).by(mode).page(DEPTH, 0)));
    }

    @Override
    public Answer answer(TestQuestion question) {
        Question asked = asked(question, KINDS);
        Findings findings = search.find(asked);
        double certainty = calibration.certainty(search.evidence(asked), KINDS);
        return new Answer(records(findings), findings.strength(), OptionalDouble.of(certainty), findings.reason());
    }

    /** The features that count, in their order. */
    double[] signals(TestQuestion question, Set<String> kinds, Mode mode, Signals signals) {
        Evidence evidence = search.evidence(asked(question, kinds).by(mode));
        return signals.names().stream()
                .mapToDouble(name -> evidence.features().getOrDefault(name, 0.0))
                .toArray();
    }

    private static Question asked(TestQuestion question, Set<String> kinds) {
        return Question.of(question.text(), Filter.shared().ofKinds(kinds));
    }

    private static List<String> records(Findings findings) {
        return findings.hits().stream().map(hit -> record(hit.passage())).toList();
    }

    /** An article in every edition is one record, and so is what is cut out of it; a decision is what it is cited by. */
    private static String record(Passage passage) {
        return passage.kind().equals("article")
                ? Stream.of(passage.id().split(":", -1)).limit(3).collect(Collectors.joining(":"))
                : passage.kind() + ":" + passage.citation();
    }

    @Override
    public void close() {
        server.close();
    }
}
