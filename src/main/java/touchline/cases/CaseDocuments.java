package touchline.cases;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLConnection;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import org.apache.commons.codec.digest.DigestUtils;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.documents.Reading;
import touchline.jobs.Job;
import touchline.jobs.Jobs;
import touchline.mcp.Markdown;
import touchline.problem.Problem;
import touchline.retrieval.Passages;
import touchline.time.Moments;

/** The files of everybody's cases: the bytes are kept first, as they came, and read later. */
public final class CaseDocuments {

    /** @param isNew false for a file that the case has already */
    public record Kept(Document document, boolean isNew) {}

    /** Where the bytes of a file come from; asked once, and only when it is their turn. */
    @FunctionalInterface
    public interface Bytes {
        byte[] read() throws IOException;
    }

    private static final String UNKNOWN_TYPE = "application/octet-stream";

    private final Cases cases;
    private final Sources sources;
    private final Passages passages;
    private final Jobs jobs;
    private final Clock clock;

    /** One file at a time: the others stay where they came in, out of memory, and other writes come in between. */
    private final Semaphore turns = new Semaphore(1, true);

    CaseDocuments(Cases cases, Sources sources, Passages passages, Jobs jobs, Clock clock) {
        this.cases = cases;
        this.sources = sources;
        this.passages = passages;
        this.jobs = jobs;
        this.clock = clock;
    }

    /** Keeps a file, as a source of the case too, and asks for its conversion; the same bytes again are the same document, converted anew if that failed. */
    public Kept keep(String owner, String caseId, String filename, Bytes file) {
        turns.acquireUninterruptibly();
        try {
            return keep(owner, caseId, filename, file.read());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } finally {
            turns.release();
        }
    }

    private Kept keep(String owner, String caseId, String filename, byte[] content) {
        if (content.length == 0) {
            throw Problem.invalid("content", "not empty", "The file is empty: check that it is the right one.");
        }
        String hash = DigestUtils.sha256Hex(content);
        String name = Filename.of(filename);
        return cases.write(owner, caseId, (database, file) -> {
            var rows = new DocumentRows(database);
            return rows.withHash(caseId, hash)
                    .map(there -> new Kept(standing(rows, owner, withFate(owner, there)), false))
                    .orElseGet(() -> new Kept(
                            add(database, document(owner, caseId, name, content.length, hash), content), true));
        });
    }

    /** What could not be converted is tried again: the server may by now have what it lacked. */
    private Document standing(DocumentRows rows, String owner, Document there) {
        if (there.state() != DocumentState.FAILED) {
            return there;
        }
        var order = new ConversionWork.Order(there.caseId(), there.documentId());
        var again = there.again(
                jobs.submit(ConversionWork.KIND, owner, order, Optional.empty()).id());
        rows.again(again.documentId(), again.jobId());
        jobs.forget(owner, there.jobId());
        return again;
    }

    private Document document(String owner, String caseId, String name, long bytes, String hash) {
        String id = UUID.randomUUID().toString();
        Job job = jobs.submit(ConversionWork.KIND, owner, new ConversionWork.Order(caseId, id), Optional.of(id));
        return new Document(
                id,
                caseId,
                name,
                Optional.ofNullable(URLConnection.guessContentTypeFromName(name))
                        .orElse(UNKNOWN_TYPE),
                bytes,
                hash,
                DocumentState.STORED,
                Optional.empty(),
                job.id(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Moments.now(clock),
                Optional.empty());
    }

    private Document add(JdbcClient database, Document document, byte[] content) {
        new DocumentRows(database).add(document, content);
        sources.attach(database, source(document));
        return document;
    }

    private static Source source(Document document) {
        return new Source(
                UUID.randomUUID().toString(),
                document.caseId(),
                SourceType.PARTY_DOCUMENT,
                Optional.of(Authority.INTERNAL),
                document.filename(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(document.documentId()),
                false,
                "A document of the case, kept as it came: SHA-256 %s.".formatted(document.sha256()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                document.storedAt());
    }

    /** In the order in which they came. */
    public Stretch<Document> list(String owner, String caseId, int offset, int limit) {
        return cases.read(owner, caseId, (database, file) -> {
            var found = new DocumentRows(database)
                    .list(caseId, offset, limit + 1).stream()
                            .map(document -> withFate(owner, document))
                            .toList();
            return Stretch.of(found, limit);
        });
    }

    /** Those whose text is not found by search, or not all of it. */
    public List<Document> doubtful(String owner, String caseId) {
        return cases.read(
                owner,
                caseId,
                (database, file) -> new DocumentRows(database)
                        .doubtful(caseId).stream()
                                .map(document -> withFate(owner, document))
                                .toList());
    }

    /** @throws Problem NOT_FOUND */
    public Document find(String owner, String caseId, String id) {
        return cases.read(owner, caseId, (database, file) -> withFate(owner, find(database, caseId, id)));
    }

    /**
     * A document of whichever of an owner's cases.
     *
     * @throws Problem NOT_FOUND
     */
    public Document find(String owner, String id) {
        return find(owner, cases.ofDocument(owner, id), id);
    }

    /** How many there are in all cases of an owner. */
    public int count(String owner) {
        return cases.documents(owner);
    }

    /** The bytes as they came. */
    public byte[] content(String owner, String caseId, String id) {
        return cases.read(owner, caseId, (database, file) -> {
            find(database, caseId, id);
            return new DocumentRows(database).content(id);
        });
    }

    /** @throws Problem CONFLICT for a document that has no text yet, or will have none */
    public String markdown(String owner, String caseId, String id) {
        return cases.read(owner, caseId, (database, file) -> {
            var document = withFate(owner, find(database, caseId, id));
            return new DocumentRows(database).markdown(id).orElseThrow(() -> noText(document));
        });
    }

    void converting(String owner, String caseId, String id) {
        cases.complete(owner, caseId, (database, file) -> {
            new DocumentRows(database).converting(find(database, caseId, id).documentId());
            return id;
        });
    }

    void ready(String owner, String caseId, String id, Reading reading) {
        cases.complete(owner, caseId, (database, file) -> {
            var document = find(database, caseId, id);
            new DocumentRows(database).ready(id, reading, Moments.now(clock));
            passages.replace(CasePassages.source(document), CasePassages.of(document, reading));
            return id;
        });
    }

    void failed(String owner, String caseId, String id, String reason) {
        cases.complete(owner, caseId, (database, file) -> {
            new DocumentRows(database).failed(find(database, caseId, id).documentId(), reason);
            return id;
        });
    }

    /** A conversion that was cancelled or given up has told nobody but its job. */
    private Document withFate(String owner, Document document) {
        return Optional.of(document)
                .filter(Document::isUnfinished)
                .flatMap(it -> jobs.find(owner, it.jobId()))
                .filter(job -> job.status() == Job.Status.FAILED || job.status() == Job.Status.CANCELLED)
                .map(job -> document.failed(job.reason().orElse("The conversion was given up.")))
                .orElse(document);
    }

    private static Document find(JdbcClient database, String caseId, String id) {
        return new DocumentRows(database)
                .find(caseId, id)
                .orElseThrow(
                        () -> Problem.notFound("The case has no document of this id: its list shows those it has."));
    }

    static Problem noText(Document document) {
        return new Problem(
                Problem.Code.CONFLICT,
                document.reason().orElse("The document is still being converted: ask again when its job is completed."),
                Map.of("state", Markdown.words(document.state()), "job_id", document.jobId()));
    }
}
