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
                        row.getInt("browser") == 1,
                        Optional.ofNullable(row.getString("sources"))
                                .map(keys -> keys.lines().toList()),
                        Optional.of(row.getInt("pages")).filter(most -> most > 0)))
                .optional();
    }

    void add(String jobId, Request request, Instant now) {
        database.sql("""
                        INSERT INTO case_research (job_id, case_id, query, depth, seeds, browser, sources, pages, asked_at)
                        VALUES (:job, :case, :query, :depth, :seeds, :browser, :sources, :pages, :now)
                        """)
                .param("job", jobId)
                .param("case", request.caseId())
                .param("query", request.query())
                .param("depth", request.depth().name().toLowerCase(Locale.ROOT))
                .param("seeds", String.join("\n", request.seeds()))
                .param("browser", request.browser() ? 1 : 0)
                .param(
                        "sources",
                        request.sources().map(keys -> String.join("\n", keys)).orElse(null))
                .param("pages", request.pages().orElse(null))
                .param("now", Moments.write(now))
                .update();
    }
}
