package touchline.jobs;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The jobs as the database holds them. */
final class JobRows {

    private final JdbcClient database;

    JobRows(JdbcClient database) {
        this.database = database;
    }

    void add(Job job, String input, Optional<String> key) {
        database.sql("""
                        INSERT INTO job (id, kind, owner, idempotency_key, input, status, done, attempts,
                            cancel_requested, created_at)
                        VALUES (:id, :kind, :owner, :key, :input, :status, 0, 0, 0, :created)
                        """)
                .param("id", job.id())
                .param("kind", job.kind())
                .param("owner", job.owner())
                .param("key", key.orElse(null))
                .param("input", input)
                .param("status", job.status().word())
                .param("created", Moments.write(job.createdAt()))
                .update();
    }

    Optional<Job> find(String id) {
        return database.sql("SELECT * FROM job WHERE id = :id")
                .param("id", id)
                .query(JobRows::job)
                .optional();
    }

    Optional<Job> keyed(String owner, String kind, String key) {
        return database.sql("SELECT * FROM job WHERE owner = :owner AND kind = :kind AND idempotency_key = :key")
                .param("owner", owner)
                .param("kind", kind)
                .param("key", key)
                .query(JobRows::job)
                .optional();
    }

    List<Job> latest(String owner, int count) {
        return database.sql("SELECT * FROM job WHERE owner = :owner ORDER BY created_at DESC, id LIMIT :count")
                .param("owner", owner)
                .param("count", count)
                .query(JobRows::job)
                .list();
    }

    String input(String id) {
        return database.sql("SELECT input FROM job WHERE id = :id")
                .param("id", id)
                .query(String.class)
                .single();
    }

    void delete(String id) {
        database.sql("DELETE FROM job WHERE id = :id").param("id", id).update();
    }

    void requestCancel(String id) {
        database.sql("UPDATE job SET cancel_requested = 1 WHERE id = :id")
                .param("id", id)
                .update();
    }

    /** @return false when a later attempt has taken the job already */
    boolean take(String id, long hold) {
        return database.sql("UPDATE job SET hold = :hold WHERE id = :id AND (hold IS NULL OR hold < :hold)")
                        .param("id", id)
                        .param("hold", hold)
                        .update()
                == 1;
    }

    void begin(String id, Instant now) {
        database.sql("""
                        UPDATE job SET status = 'running', attempts = attempts + 1,
                            started_at = COALESCE(started_at, :now)
                        WHERE id = :id
                        """).param("id", id).param("now", Moments.write(now)).update();
    }

    /** Whether the job cannot have been taken from who began it with this hold. */
    boolean isHeld(String id, long hold) {
        return database.sql("SELECT COUNT(*) FROM job WHERE id = :id AND hold = :hold AND status = 'running'")
                        .param("id", id)
                        .param("hold", hold)
                        .query(Integer.class)
                        .single()
                == 1;
    }

    boolean isCancelRequested(String id) {
        return database.sql("SELECT COUNT(*) FROM job WHERE id = :id AND cancel_requested = 1")
                        .param("id", id)
                        .query(Integer.class)
                        .single()
                == 1;
    }

    void progress(String id, long done, long total) {
        database.sql("UPDATE job SET done = :done, total = :total WHERE id = :id")
                .param("id", id)
                .param("done", done)
                .param("total", total)
                .update();
    }

    /** Takes back that the attempt counts: it was stopped, not at fault. */
    void uncount(String id) {
        database.sql("UPDATE job SET attempts = attempts - 1 WHERE id = :id")
                .param("id", id)
                .update();
    }

    void completed(String id, String result, Instant now) {
        finish(id, Job.Status.COMPLETED, Optional.empty(), Optional.of(result), now);
    }

    void failed(String id, String reason, Instant now) {
        finish(id, Job.Status.FAILED, Optional.of(reason), Optional.empty(), now);
    }

    void cancelled(String id, Instant now) {
        finish(id, Job.Status.CANCELLED, Optional.of("Cancelled on request."), Optional.empty(), now);
    }

    private void finish(String id, Job.Status status, Optional<String> reason, Optional<String> result, Instant now) {
        database.sql("""
                        UPDATE job SET status = :status, reason = :reason, result = :result, finished_at = :now
                        WHERE id = :id
                        """)
                .param("id", id)
                .param("status", status.word())
                .param("reason", reason.orElse(null))
                .param("result", result.orElse(null))
                .param("now", Moments.write(now))
                .update();
    }

    private static Job job(ResultSet row, int number) throws SQLException {
        var total = row.getLong("total");
        return new Job(
                row.getString("id"),
                row.getString("kind"),
                row.getString("owner"),
                Job.Status.of(row.getString("status")),
                row.getLong("done"),
                row.getString("total") == null ? Optional.empty() : Optional.of(total),
                row.getInt("attempts"),
                Optional.ofNullable(row.getString("reason")),
                Optional.ofNullable(row.getString("result")),
                row.getInt("cancel_requested") == 1,
                Instant.parse(row.getString("created_at")),
                instant(row.getString("started_at")),
                instant(row.getString("finished_at")));
    }

    private static Optional<Instant> instant(@Nullable String text) {
        return Optional.ofNullable(text).map(Instant::parse);
    }
}
