package touchline.law.decisions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.codec.digest.DigestUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import touchline.law.DamagedRegister;
import touchline.law.decisions.DecisionFile.Entry;
import touchline.law.decisions.ImportReport.Outcome;
import touchline.problem.Problem;
import touchline.store.Store;

/** The decisions that the release brings along; taken into the store when a file differs from the one taken last. */
final class ReleaseFiles {

    private static final Logger LOG = LoggerFactory.getLogger(ReleaseFiles.class);

    /** Raised when the same file would be stored differently. */
    private static final String LAYOUT = "2:";

    private final Store store;
    private final DecisionImport decisions;

    ReleaseFiles(Store store, DecisionImport decisions) {
        this.store = store;
        this.decisions = decisions;
    }

    static List<Resource> all() {
        try {
            return Stream.of(new PathMatchingResourcePatternResolver().getResources("classpath:law/decisions/*.json"))
                    .sorted(Comparator.comparing(Resource::getFilename))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    void take() {
        all().forEach(this::take);
    }

    private void take(Resource file) {
        byte[] content = content(file);
        String name = "law/decisions/" + file.getFilename();
        String hash = LAYOUT + DigestUtils.sha256Hex(content);
        if (!isTaken(name, hash)) {
            report(name, decisions.take(entries(name, content), DecisionImport.RELEASE));
            remember(name, hash);
        }
    }

    private static List<Entry> entries(String name, byte[] content) {
        List<Entry> entries;
        try {
            entries = DecisionFile.entries(content);
        } catch (Problem unreadable) {
            throw new DamagedRegister(name, unreadable.sentence());
        }
        for (Entry entry : entries) {
            if (entry instanceof Entry.Unusable(String id, List<String> reasons)) {
                throw new DamagedRegister("%s, decision %s".formatted(name, id), reasons.getFirst());
            }
        }
        return entries;
    }

    private static void report(String name, ImportReport report) {
        LOG.info(
                "{}: {} decisions, {} new, {} changed",
                name,
                report.rows().size(),
                report.count(Outcome.ADDED),
                report.count(Outcome.UPDATED));
        report.rows().stream()
                .filter(row -> row.outcome() == Outcome.CONFLICT)
                .forEach(row -> LOG.warn("{}: {} was not taken: {}", name, row.id(), row.remarks()));
    }

    private boolean isTaken(String name, String hash) {
        return store.read()
                .sql("SELECT hash FROM law_decision_file WHERE name = :name")
                .param("name", name)
                .query((row, _) -> row.getString("hash"))
                .optional()
                .filter(hash::equals)
                .isPresent();
    }

    private void remember(String name, String hash) {
        store.write(database ->
                database.sql("""
                        INSERT INTO law_decision_file (name, hash) VALUES (:name, :hash)
                        ON CONFLICT (name) DO UPDATE SET hash = excluded.hash
                        """).param("name", name).param("hash", hash).update());
    }

    private static byte[] content(Resource file) {
        try {
            return file.getContentAsByteArray();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
