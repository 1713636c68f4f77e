package touchline.cases;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.jobs.Jobs;
import touchline.problem.Problem;
import touchline.retrieval.Passages;
import touchline.store.Store;
import touchline.time.Moments;

/**
 * Everybody's cases. What belongs to a case is reached through {@link #find} or {@link #write}, which know its owner:
 * another owner's case is as one that does not exist.
 */
public final class Cases {

    private final Store store;
    private final Clock clock;
    private final Passages passages;
    private final Jobs jobs;

    Cases(Store store, Clock clock, Passages passages, Jobs jobs) {
        this.store = store;
        this.clock = clock;
        this.passages = passages;
        this.jobs = jobs;
    }

    public CaseFile create(String owner, CaseEntry entry) {
        return create(owner, entry, Optional.empty());
    }

    /**
     * @param key the same key with the same entry again answers the case that it began
     * @throws Problem CONFLICT for a key that was sent with another entry
     */
    public CaseFile create(String owner, CaseEntry entry, Optional<String> key) {
        return store.write(database -> key.flatMap(it -> new RequestRows(database).begun(owner, it, entry))
                .map(caseId -> find(database, owner, caseId))
                .orElseGet(() -> add(database, owner, entry, key)));
    }

    private CaseFile add(JdbcClient database, String owner, CaseEntry entry, Optional<String> key) {
        var now = Moments.now(clock);
        var file = new CaseFile(
                UUID.randomUUID().toString(),
                entry.title(),
                entry.summary(),
                entry.parties(),
                entry.forum(),
                entry.tags(),
                entry.status(),
                1,
                now,
                now);
        new CaseRows(database).add(owner, file);
        key.ifPresent(it -> new RequestRows(database).add(owner, it, entry, file.caseId()));
        return file;
    }

    /** The newest first. */
    public Stretch<CaseFile> list(String owner, CaseSelection selection, int offset, int limit) {
        return Stretch.of(new CaseRows(store.read()).list(owner, selection, offset, limit + 1), limit);
    }

    /** All of an owner's. */
    public List<String> ids(String owner) {
        return new CaseRows(store.read()).ids(owner);
    }

    /** The case that a document belongs to. */
    String ofDocument(String owner, String documentId) {
        return new CaseRows(store.read())
                .ofDocument(owner, documentId)
                .orElseThrow(() ->
                        Problem.notFound("You have no document of this id: the list of a case shows those it has."));
    }

    int documents(String owner) {
        return new CaseRows(store.read()).documents(owner);
    }

    /** @throws Problem NOT_FOUND */
    public CaseFile find(String owner, String caseId) {
        return find(store.read(), owner, caseId);
    }

    /**
     * @param version that of the case the change was thought out for
     * @throws Problem CONFLICT with the current {@code version} for another one, and for an archived case that the change
     *     does not open
     */
    public CaseFile update(String owner, String caseId, int version, UnaryOperator<CaseEntry> change) {
        return store.write(database -> {
            var file = find(database, owner, caseId);
            refuseStale(file, version);
            var entry = change.apply(file.entry());
            if (entry.status() != CaseStatus.OPEN) {
                refuseArchived(file);
            }
            var changed = new CaseFile(
                    caseId,
                    entry.title(),
                    entry.summary(),
                    entry.parties(),
                    entry.forum(),
                    entry.tags(),
                    entry.status(),
                    version + 1,
                    file.createdAt(),
                    Moments.now(clock));
            new CaseRows(database).save(changed);
            return changed;
        });
    }

    /**
     * Removes the case and all that belongs to it; from then on nothing finds any of it.
     *
     * @param version absent = whatever it is at
     * @throws Problem CONFLICT when the case is at another version
     */
    public void delete(String owner, String caseId, Optional<Integer> version) {
        store.write(database -> {
            var file = find(database, owner, caseId);
            version.ifPresent(it -> refuseStale(file, it));
            jobsOf(database, caseId).forEach(job -> jobs.forget(owner, job));
            new CaseRows(database).delete(caseId);
            passages.forgetOwner(CasePassages.owner(caseId));
            return caseId;
        });
    }

    private static Stream<String> jobsOf(JdbcClient database, String caseId) {
        return Stream.concat(
                new DocumentRows(database).jobs(caseId).stream(), new FindingRows(database).jobs(caseId).stream());
    }

    /**
     * Changes what belongs to a case, in one write.
     *
     * @throws Problem NOT_FOUND, or CONFLICT for an archived case
     */
    <T> T write(String owner, String caseId, BiFunction<JdbcClient, CaseFile, T> work) {
        return store.write(database -> {
            var file = find(database, owner, caseId);
            refuseArchived(file);
            return work.apply(database, file);
        });
    }

    /**
     * A case that something new may be begun on.
     *
     * @throws Problem NOT_FOUND, or CONFLICT for an archived case
     */
    public CaseFile findOpen(String owner, String caseId) {
        var file = find(owner, caseId);
        refuseArchived(file);
        return file;
    }

    /** Ends work that was begun before, which an archived case does not prevent. */
    <T> T complete(String owner, String caseId, BiFunction<JdbcClient, CaseFile, T> work) {
        return store.write(database -> work.apply(database, find(database, owner, caseId)));
    }

    /** Reads what belongs to a case. */
    <T> T read(String owner, String caseId, BiFunction<JdbcClient, CaseFile, T> work) {
        return work.apply(store.read(), find(owner, caseId));
    }

    private static CaseFile find(JdbcClient database, String owner, String caseId) {
        return new CaseRows(database)
                .find(owner, caseId)
                .orElseThrow(
                        () -> Problem.notFound("You have no case of this id: list_cases shows those that you have."));
    }

    private static void refuseStale(CaseFile file, int version) {
        if (file.version() != version) {
            throw conflict(
                    "The case is at version %d, not %d: read it again, then send your change with version %1$d."
                            .formatted(file.version(), version),
                    file);
        }
    }

    private static void refuseArchived(CaseFile file) {
        if (file.status() == CaseStatus.ARCHIVED) {
            throw conflict("The case is archived and read-only: set its status to open first.", file);
        }
    }

    private static Problem conflict(String sentence, CaseFile file) {
        return new Problem(Problem.Code.CONFLICT, sentence, Map.of("version", file.version()));
    }
}
