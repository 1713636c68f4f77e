package touchline.research;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** Rows of {@code case_research}: which job is a research of which case, and what was asked. */
record ResearchRows(JdbcClient database) {

    Optional<Request> find(String jobId) {
        return database.sql("SELECT * FROM case_research WHERE job_id = :job")
                .param("job", jobId)
                .query((row, _) -> new Request(
                        row.getString("case_id"),
                        row.getString("query"),
                        Depth.valueOf(row.getString("depth").toUpperCase(Locale.ROOT)),
                        row.getString("seeds").lines().toList(),
                        row.getInt("browser") == 1))
                .optional();
    }

    void add(String jobId, Request request, Instant now) {
        database.sql("""
                        INSERT INTO case_research (job_id, case_id, query, depth, seeds, browser, asked_at)
                        VALUES (:job, :case, :query, :depth, :seeds, :browser, :now)
                        """)
                .param("job", jobId)
                .param("case", request.caseId())
                .param("query", request.query())
                .param("depth", request.depth().name().toLowerCase(Locale.ROOT))
                .param("seeds", String.join("\n", request.seeds()))
                .param("browser", request.browser() ? 1 : 0)
                .param("now", Moments.write(now))
                .update();
    }
}
