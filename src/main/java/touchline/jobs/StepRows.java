package touchline.jobs;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The logs of the jobs, and with them the results of finished steps. */
final class StepRows {

    private final JdbcClient database;

    StepRows(JdbcClient database) {
        this.database = database;
    }

    /** @param result JSON; absent = a note, not the end of a step */
    void add(String job, Step step, Optional<String> result) {
        database.sql("""
                        INSERT INTO job_step (job_id, number, at, name, text, result)
                        SELECT :job, COALESCE(MAX(number), 0) + 1, :at, :name, :text, :result
                        FROM job_step WHERE job_id = :job
                        """)
                .param("job", job)
                .param("at", Moments.write(step.at()))
                .param("name", step.name())
                .param("text", step.text())
                .param("result", result.orElse(null))
                .update();
    }

    Optional<String> finished(String job, String name) {
        return database.sql("SELECT result FROM job_step WHERE job_id = :job AND name = :name AND result IS NOT NULL")
                .param("job", job)
                .param("name", name)
                .query((row, _) -> row.getString("result"))
                .optional();
    }

    List<Step> all(String job) {
        return database.sql("SELECT at, name, text FROM job_step WHERE job_id = :job ORDER BY number")
                .param("job", job)
                .query((row, _) ->
                        new Step(Instant.parse(row.getString("at")), row.getString("name"), row.getString("text")))
                .list();
    }
}
