package touchline.cases;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.documents.Reading;
import touchline.time.Moments;

/** Rows of {@code case_document}. */
record DocumentRows(JdbcClient database) {

    /** By what a reading knows of the file. */
    private static final SequencedMap<String, String> REMARKS = remarks();

    private static final String SELECT = """
            SELECT id, case_id, filename, media_type, bytes, sha256, state, reason, job_id, pages, language, engine, warnings,
                remarks, stored_at, ready_at
            FROM case_document
            """;

    Optional<Document> find(String caseId, String id) {
        return database.sql(SELECT + " WHERE case_id = :case AND id = :id")
                .param("case", caseId)
                .param("id", id)
                .query(DocumentRows::read)
                .optional();
    }

    Optional<Document> withHash(String caseId, String sha256) {
        return database.sql(SELECT + " WHERE case_id = :case AND sha256 = :hash")
                .param("case", caseId)
                .param("hash", sha256)
                .query(DocumentRows::read)
                .optional();
    }

    /** In the order in which they came. */
    List<Document> list(String caseId, int offset, int limit) {
        return database.sql(SELECT + " WHERE case_id = :case ORDER BY stored_at, id LIMIT :limit OFFSET :offset")
                .param("case", caseId)
                .param("limit", limit)
                .param("offset", offset)
                .query(DocumentRows::read)
                .list();
    }

    List<Document> doubtful(String caseId) {
        return database.sql(SELECT
                        + " WHERE case_id = :case AND (state <> 'ready' OR warnings <> '') ORDER BY stored_at, id")
                .param("case", caseId)
                .query(DocumentRows::read)
                .list();
    }

    int count(String caseId) {
        return database.sql("SELECT COUNT(*) FROM case_document WHERE case_id = :case")
                .param("case", caseId)
                .query(Integer.class)
                .single();
    }

    List<String> jobs(String caseId) {
        return database.sql("SELECT job_id FROM case_document WHERE case_id = :case")
                .param("case", caseId)
                .query((row, _) -> row.getString("job_id"))
                .list();
    }

    void add(Document document, byte[] content) {
        database.sql("""
                        INSERT INTO case_document (id, case_id, filename, media_type, bytes, sha256, state, job_id, warnings,
                            stored_at)
                        VALUES (:id, :case, :filename, :type, :bytes, :hash, :state, :job, '', :stored)
                        """)
                .param("id", document.documentId())
                .param("case", document.caseId())
                .param("filename", document.filename())
                .param("type", document.mediaType())
                .param("bytes", document.bytes())
                .param("hash", document.sha256())
                .param("state", word(document.state()))
                .param("job", document.jobId())
                .param("stored", Moments.write(document.storedAt()))
                .update();
        database.sql("INSERT INTO case_document_content (document_id, content) VALUES (:id, :content)")
                .param("id", document.documentId())
                .param("content", content)
                .update();
    }

    byte[] content(String id) {
        return database.sql("SELECT content FROM case_document_content WHERE document_id = :id")
                .param("id", id)
                .query((row, _) -> row.getBytes("content"))
                .single();
    }

    Optional<String> markdown(String id) {
        return database.sql("SELECT markdown FROM case_document WHERE id = :id AND markdown IS NOT NULL")
                .param("id", id)
                .query((row, _) -> row.getString("markdown"))
                .optional();
    }

    void converting(String id) {
        database.sql("UPDATE case_document SET state = 'converting' WHERE id = :id")
                .param("id", id)
                .update();
    }

    void again(String id, String jobId) {
        database.sql("UPDATE case_document SET state = 'stored', reason = NULL, job_id = :job WHERE id = :id")
                .param("id", id)
                .param("job", jobId)
                .update();
    }

    void failed(String id, String reason) {
        database.sql("UPDATE case_document SET state = 'failed', reason = :reason WHERE id = :id")
                .param("id", id)
                .param("reason", reason)
                .update();
    }

    void ready(String id, Reading reading, Instant now) {
        database.sql("""
                        UPDATE case_document SET state = 'ready', reason = NULL, pages = :pages, language = :language,
                            engine = :engine, markdown = :markdown, warnings = :warnings, remarks = :remarks, ready_at = :now
                        WHERE id = :id
                        """)
                .param("id", id)
                .param("pages", reading.pages().orElse(null))
                .param("language", reading.language().orElse(null))
                .param("engine", reading.engine())
                .param("markdown", reading.markdown().replace("\0", ""))
                .param("warnings", String.join("\n", reading.warnings()))
                .param("remarks", String.join("\n", remarks(reading)))
                .param("now", Moments.write(now))
                .update();
    }

    private static SequencedMap<String, String> remarks() {
        SequencedMap<String, String> remarks = new LinkedHashMap<>();
        remarks.put("signed", "The file is signed; whether its signatures hold was not checked.");
        remarks.put("encrypted", "The file is encrypted, and opens without a password.");
        return remarks;
    }

    private static List<String> remarks(Reading reading) {
        return REMARKS.entrySet().stream()
                .filter(remark -> reading.metadata().containsKey(remark.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Document read(ResultSet row, int number) throws SQLException {
        int pages = row.getInt("pages");
        return new Document(
                row.getString("id"),
                row.getString("case_id"),
                row.getString("filename"),
                row.getString("media_type"),
                row.getLong("bytes"),
                row.getString("sha256"),
                DocumentState.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                Optional.ofNullable(row.getString("reason")),
                row.getString("job_id"),
                pages == 0 ? Optional.empty() : Optional.of(pages),
                Optional.ofNullable(row.getString("language")),
                Optional.ofNullable(row.getString("engine")),
                row.getString("warnings").lines().toList(),
                row.getString("remarks").lines().toList(),
                Instant.parse(row.getString("stored_at")),
                Optional.ofNullable(row.getString("ready_at")).map(Instant::parse));
    }
}
