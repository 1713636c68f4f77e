package touchline.cases;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** Rows of {@code case_finding} with what each rests on. */
record FindingRows(JdbcClient database) {

    /** In the order in which they were made. */
    List<Finding> list(String caseId, Optional<FindingKind> kind) {
        Map<String, Object> params = new HashMap<>(Map.of("case", caseId));
        kind.ifPresent(it -> params.put("kind", word(it)));
        return database
                .sql("SELECT * FROM case_finding WHERE case_id = :case%s ORDER BY made_at, id"
                        .formatted(kind.isPresent() ? " AND kind = :kind" : ""))
                .params(params)
                .query(FindingRows::read)
                .list()
                .stream()
                .map(finding -> finding.resting(supports(finding.findingId())))
                .toList();
    }

    /** Those that made some. */
    List<String> jobs(String caseId) {
        return database.sql("SELECT DISTINCT job_id FROM case_finding WHERE case_id = :case AND job_id IS NOT NULL")
                .param("case", caseId)
                .query((row, _) -> row.getString("job_id"))
                .list();
    }

    void add(Finding finding) {
        database.sql("""
                        INSERT INTO case_finding (id, case_id, kind, body, confidence, made_by, job_id, made_at)
                        VALUES (:id, :case, :kind, :body, :confidence, :by, :job, :at)
                        """)
                .param("id", finding.findingId())
                .param("case", finding.caseId())
                .param("kind", word(finding.kind()))
                .param("body", finding.text())
                .param("confidence", word(finding.confidence()))
                .param("by", finding.madeBy())
                .param("job", finding.jobId().orElse(null))
                .param("at", Moments.write(finding.madeAt()))
                .update();
        for (int number = 0; number < finding.sources().size(); number++) {
            add(finding.findingId(), number, finding.sources().get(number));
        }
    }

    private void add(String findingId, int number, Support support) {
        database.sql("""
                        INSERT INTO case_support (finding_id, number, source_id, pinpoint, quote)
                        VALUES (:finding, :number, :source, :pinpoint, :quote)
                        """)
                .param("finding", findingId)
                .param("number", number)
                .param("source", support.sourceId())
                .param("pinpoint", support.pinpoint().orElse(null))
                .param("quote", support.quote().orElse(null))
                .update();
    }

    private List<Support> supports(String findingId) {
        return database.sql("""
                        SELECT p.source_id, s.title, s.url, p.pinpoint, p.quote
                        FROM case_support p JOIN case_source s ON s.id = p.source_id
                        WHERE p.finding_id = :finding ORDER BY p.number
                        """)
                .param("finding", findingId)
                .query((row, _) -> new Support(
                        row.getString("source_id"),
                        row.getString("title"),
                        Optional.ofNullable(row.getString("url")),
                        Optional.ofNullable(row.getString("pinpoint")),
                        Optional.ofNullable(row.getString("quote"))))
                .list();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static Finding read(ResultSet row, int number) throws SQLException {
        return new Finding(
                row.getString("id"),
                row.getString("case_id"),
                FindingKind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                row.getString("body"),
                List.of(),
                Confidence.valueOf(row.getString("confidence").toUpperCase(Locale.ROOT)),
                row.getString("made_by"),
                Optional.ofNullable(row.getString("job_id")),
                Instant.parse(row.getString("made_at")));
    }
}
