package touchline.cases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchline.documents.Documents;
import touchline.documents.Unreadable;
import touchline.jobs.JobRun;
import touchline.jobs.Work;

/** Reads a document of a case. Begun again it puts the same text in the place of the same. */
final class ConversionWork implements Work {

    static final String KIND = "document-conversion";

    record Order(String caseId, String documentId) {}

    record Converted(String documentId, String engine, int characters) {}

    private final CaseDocuments files;
    private final Documents documents;

    ConversionWork(CaseDocuments files, Documents documents) {
        this.files = files;
        this.documents = documents;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Object run(JobRun run) throws IOException {
        var order = run.input(Order.class);
        var owner = run.owner();
        var document = files.find(owner, order.caseId(), order.documentId());
        files.converting(owner, order.caseId(), order.documentId());
        run.progress(0, 1);
        Path copy = Files.createTempFile("touchline", ".document");
        try {
            Files.write(copy, files.content(owner, order.caseId(), order.documentId()));
            var reading = documents.read(copy, document.filename());
            files.ready(owner, order.caseId(), order.documentId(), reading);
            return new Converted(
                    order.documentId(), reading.engine(), reading.markdown().length());
        } catch (Unreadable unreadable) {
            if (!unreadable.reason().passes()) {
                files.failed(
                        owner,
                        order.caseId(),
                        order.documentId(),
                        unreadable.reason().sentence());
            }
            throw unreadable.problem();
        } finally {
            Files.deleteIfExists(copy);
        }
    }
}
