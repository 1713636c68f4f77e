package touchline.cases;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;
import touchline.retrieval.Passages;
import touchline.store.Store;

/**
 * Everybody's cases. What belongs to a case is reached through {@link #find} or {@link #write}, which know its owner:
 * another owner's case is as one that does not exist.
 */
public final class Cases {

    private final Store store;
    private final Clock clock;
    private final Passages passages;

    Cases(Store store, Clock clock, Passages passages) {
        this.store = store;
        this.clock = clock;
        this.passages = passages;
    }

    public CaseFile create(String owner, CaseEntry entry) {
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
        store.write(database -> {
            new CaseRows(database).add(owner, file);
            return file;
        });
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

    /** @throws Problem NOT_FOUND */
    public CaseFile find(String owner, String caseId) {
        return find(store.read(), owner, caseId);
    }

    /** @param sources how many of them at most */
    public CaseOverview overview(String owner, String caseId, int sources) {
        return read(
                owner,
                caseId,
                (database, file) -> new CaseOverview(
                        file,
                        new SourceRows(database).list(caseId, Optional.empty(), Optional.empty(), 0, sources),
                        new SourceRows(database).count(caseId),
                        new FindingRows(database).list(caseId, Optional.empty()),
                        Links.of(database, caseId),
                        Notes.of(database, caseId)));
    }

    /**
     * @param version that of the case the change was thought out for
     * @throws Problem CONFLICT with the current {@code version} for another one, and for an archived case that the change
     *     does not open
     */
    public CaseFile update(String owner, String caseId, int version, UnaryOperator<CaseEntry> change) {
        return store.write(database -> {
            var file = find(database, owner, caseId);
            if (file.version() != version) {
                throw conflict(
                        "The case is at version %d, not %d: read it again, then send your change with version %1$d."
                                .formatted(file.version(), version),
                        file);
            }
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

    /** Removes the case and all that belongs to it; from then on nothing finds any of it. */
    public void delete(String owner, String caseId) {
        store.write(database -> {
            find(database, owner, caseId);
            new CaseRows(database).delete(caseId);
            passages.forgetOwner(CasePassages.owner(caseId));
            return caseId;
        });
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

    private static void refuseArchived(CaseFile file) {
        if (file.status() == CaseStatus.ARCHIVED) {
            throw conflict("The case is archived and read-only: set its status to open first.", file);
        }
    }

    private static Problem conflict(String sentence, CaseFile file) {
        return new Problem(Problem.Code.CONFLICT, sentence, Map.of("version", file.version()));
    }
}
