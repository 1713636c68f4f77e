package touchline.cases;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** Rows of {@code case_source}. */
record SourceRows(JdbcClient database) {

    Optional<Source> known(String caseId, String reference) {
        return database.sql("SELECT * FROM case_source WHERE case_id = :case AND reference = :reference")
                .param("case", caseId)
                .param("reference", reference)
                .query(SourceRows::read)
                .optional();
    }

    /** In the order in which they were read. */
    List<Source> list(String caseId, Optional<SourceType> type, Optional<Authority> authority, int offset, int limit) {
        var query = new StringBuilder("SELECT * FROM case_source WHERE case_id = :case");
        Map<String, Object> params = new HashMap<>(Map.of("case", caseId, "limit", limit, "offset", offset));
        type.ifPresent(it -> {
            query.append(" AND source_type = :type");
            params.put("type", word(it));
        });
        authority.ifPresent(it -> {
            query.append(" AND authority = :authority");
            params.put("authority", word(it));
        });
        return database.sql(query + " ORDER BY retrieved_at, id LIMIT :limit OFFSET :offset")
                .params(params)
                .query(SourceRows::read)
                .list();
    }

    int count(String caseId) {
        return database.sql("SELECT COUNT(*) FROM case_source WHERE case_id = :case")
                .param("case", caseId)
                .query(Integer.class)
                .single();
    }

    Set<String> ids(String caseId) {
        return Set.copyOf(database.sql("SELECT id FROM case_source WHERE case_id = :case")
                .param("case", caseId)
                .query((row, _) -> row.getString("id"))
                .list());
    }

    /** Adds it, or puts it in the place of the one with its id. */
    void put(Source source) {
        database.sql("""
                        INSERT INTO case_source (id, case_id, reference, source_type, authority, title, url, decision_id,
                            article, document_id, verified, checked, statement, dated, edition, standing, warnings, note,
                            retrieved_at)
                        VALUES (:id, :case, :reference, :type, :authority, :title, :url, :decision, :article, :document,
                            :verified, :checked, :statement, :dated, :edition, :standing, :warnings, :note, :retrieved)
                        ON CONFLICT (id) DO UPDATE SET source_type = excluded.source_type,
                            authority = excluded.authority, title = excluded.title, url = excluded.url,
                            verified = excluded.verified, checked = excluded.checked, statement = excluded.statement,
                            dated = excluded.dated, edition = excluded.edition, standing = excluded.standing,
                            warnings = excluded.warnings, note = excluded.note, retrieved_at = excluded.retrieved_at
                        """).params(columns(source)).update();
    }

    private static Map<String, ?> columns(Source source) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", source.sourceId());
        columns.put("case", source.caseId());
        columns.put("reference", source.reference());
        columns.put("type", word(source.sourceType()));
        columns.put("authority", source.authority().map(SourceRows::word).orElse(null));
        columns.put("title", source.title());
        columns.put("url", source.sourceUrl().orElse(null));
        columns.put("decision", source.decisionId().orElse(null));
        columns.put("article", source.article().orElse(null));
        columns.put("document", source.documentId().orElse(null));
        columns.put("verified", source.verified() ? 1 : 0);
        columns.put("checked", source.checked());
        columns.put("statement", source.statement().orElse(null));
        columns.put("dated", source.date().map(LocalDate::toString).orElse(null));
        columns.put("edition", source.edition().orElse(null));
        columns.put("standing", source.status().orElse(null));
        columns.put("warnings", String.join("\n", source.warnings()));
        columns.put("note", source.note().orElse(null));
        columns.put("retrieved", Moments.write(source.retrievedAt()));
        return columns;
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Source read(ResultSet row, int number) throws SQLException {
        return new Source(
                row.getString("id"),
                row.getString("case_id"),
                SourceType.valueOf(row.getString("source_type").toUpperCase(Locale.ROOT)),
                text(row, "authority").map(word -> Authority.valueOf(word.toUpperCase(Locale.ROOT))),
                row.getString("title"),
                text(row, "url"),
                text(row, "decision_id"),
                text(row, "article"),
                text(row, "document_id"),
                row.getInt("verified") == 1,
                row.getString("checked"),
                text(row, "statement"),
                text(row, "dated").map(LocalDate::parse),
                text(row, "edition"),
                text(row, "standing"),
                row.getString("warnings").lines().toList(),
                text(row, "note"),
                Instant.parse(row.getString("retrieved_at")));
    }

    private static Optional<String> text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }
}
