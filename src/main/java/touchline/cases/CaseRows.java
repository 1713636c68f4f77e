package touchline.cases;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.law.grammar.PlainName;
import touchline.time.Moments;

/** Rows of {@code case_file} with their tags. */
record CaseRows(JdbcClient database) {

    /** The one way to a case and all that belongs to it: another owner's is as one that does not exist. */
    Optional<CaseFile> find(String owner, String id) {
        return database.sql("SELECT * FROM case_file WHERE id = :id AND owner = :owner")
                .param("id", id)
                .param("owner", owner)
                .query(CaseRows::read)
                .optional()
                .map(this::tagged);
    }

    /** The same way from a document to its case. */
    Optional<String> ofDocument(String owner, String documentId) {
        return database.sql("""
                        SELECT f.id FROM case_file f JOIN case_document d ON d.case_id = f.id
                        WHERE d.id = :id AND f.owner = :owner
                        """)
                .param("id", documentId)
                .param("owner", owner)
                .query((row, _) -> row.getString("id"))
                .optional();
    }

    int documents(String owner) {
        return database.sql("""
                        SELECT COUNT(*) FROM case_file f JOIN case_document d ON d.case_id = f.id WHERE f.owner = :owner
                        """).param("owner", owner).query(Integer.class).single();
    }

    /** All of an owner's. */
    List<String> ids(String owner) {
        return database.sql("SELECT id FROM case_file WHERE owner = :owner")
                .param("owner", owner)
                .query((row, _) -> row.getString("id"))
                .list();
    }

    /** The newest first. */
    List<CaseFile> list(String owner, CaseSelection selection, int offset, int limit) {
        Map<String, Object> params = new HashMap<>(Map.of("owner", owner, "offset", offset, "limit", limit));
        var where = new StringBuilder("owner = :owner");
        selection.status().ifPresent(status -> {
            where.append(" AND status = :status");
            params.put("status", status.word());
        });
        selection.tag().ifPresent(tag -> {
            where.append(" AND id IN (SELECT case_id FROM case_tag WHERE tag = :tag)");
            params.put("tag", tag);
        });
        List<String> words = selection.words().map(CaseRows::words).orElse(List.of());
        for (int i = 0; i < words.size(); i++) {
            where.append(" AND plain LIKE :word").append(i);
            params.put("word" + i, "%" + words.get(i) + "%");
        }
        return database
                .sql("SELECT * FROM case_file WHERE %s ORDER BY created_at DESC, id LIMIT :limit OFFSET :offset"
                        .formatted(where))
                .params(params)
                .query(CaseRows::read)
                .list()
                .stream()
                .map(this::tagged)
                .toList();
    }

    void add(String owner, CaseFile file) {
        database.sql("""
                        INSERT INTO case_file (id, owner, title, summary, parties, forum, plain, status, version,
                            created_at, updated_at)
                        VALUES (:id, :owner, :title, :summary, :parties, :forum, :plain, :status, :version,
                            :created, :updated)
                        """)
                .params(columns(file))
                .param("owner", owner)
                .param("created", Moments.write(file.createdAt()))
                .update();
        addTags(file);
    }

    void save(CaseFile file) {
        database.sql("""
                        UPDATE case_file SET title = :title, summary = :summary, parties = :parties, forum = :forum,
                            plain = :plain, status = :status, version = :version, updated_at = :updated
                        WHERE id = :id
                        """).params(columns(file)).update();
        database.sql("DELETE FROM case_tag WHERE case_id = :id")
                .param("id", file.caseId())
                .update();
        addTags(file);
    }

    /** And what belongs to it. */
    void delete(String id) {
        database.sql("DELETE FROM case_file WHERE id = :id").param("id", id).update();
    }

    private void addTags(CaseFile file) {
        for (int number = 0; number < file.tags().size(); number++) {
            database.sql("INSERT INTO case_tag (case_id, number, tag) VALUES (:id, :number, :tag)")
                    .param("id", file.caseId())
                    .param("number", number)
                    .param("tag", file.tags().get(number))
                    .update();
        }
    }

    private CaseFile tagged(CaseFile file) {
        return file.with(database.sql("SELECT tag FROM case_tag WHERE case_id = :id ORDER BY number")
                .param("id", file.caseId())
                .query((row, _) -> row.getString("tag"))
                .list());
    }

    private static List<String> words(String asked) {
        return Stream.of(PlainName.of(asked).split(" "))
                .distinct()
                .limit(CaseEntry.MOST)
                .toList();
    }

    private static Map<String, ?> columns(CaseFile file) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", file.caseId());
        columns.put("title", file.title());
        columns.put("summary", file.summary().orElse(null));
        columns.put("parties", String.join("\n", file.parties()));
        columns.put("forum", file.forum().orElse(null));
        columns.put("plain", plain(file));
        columns.put("status", file.status().word());
        columns.put("version", file.version());
        columns.put("updated", Moments.write(file.updatedAt()));
        return columns;
    }

    private static String plain(CaseFile file) {
        return Stream.of(
                        Stream.of(file.title()),
                        file.summary().stream(),
                        file.parties().stream(),
                        file.forum().stream(),
                        file.tags().stream())
                .flatMap(texts -> texts)
                .map(PlainName::of)
                .collect(Collectors.joining(" "));
    }

    private static CaseFile read(ResultSet row, int number) throws SQLException {
        return new CaseFile(
                row.getString("id"),
                row.getString("title"),
                Optional.ofNullable(row.getString("summary")),
                row.getString("parties").lines().toList(),
                Optional.ofNullable(row.getString("forum")),
                List.of(),
                CaseStatus.of(row.getString("status")),
                row.getInt("version"),
                Instant.parse(row.getString("created_at")),
                Instant.parse(row.getString("updated_at")));
    }
}
