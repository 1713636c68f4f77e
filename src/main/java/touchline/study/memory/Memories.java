package touchline.study.memory;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What each candidate remembers, question by question. Moments are whole seconds, so that their text sorts. */
public final class Memories {

    private record Kept(String questionId, Trace trace) {}

    private static final String SELECT =
            "SELECT question_id, phase, step, stability, difficulty, last_at, due_at FROM study_memory WHERE owner = :owner";

    private final Scheduler scheduler;

    public Memories(Scheduler scheduler) {
        this.scheduler = scheduler;
    }

    public Map<String, Trace> of(JdbcClient database, String owner) {
        return database.sql(SELECT).param("owner", owner).query(Memories::kept).list().stream()
                .collect(Collectors.toMap(Kept::questionId, Kept::trace));
    }

    public double retrievability(Trace trace, Instant now) {
        return scheduler.retrievability(trace, now);
    }

    /** Takes note of an answer. */
    public Trace answered(JdbcClient database, String owner, String questionId, boolean right, Instant now) {
        Optional<Trace> before = database.sql(SELECT + " AND question_id = :question")
                .param("owner", owner)
                .param("question", questionId)
                .query(Memories::kept)
                .optional()
                .map(Kept::trace);
        Trace after = scheduler.review(before, Rating.of(right), now);
        database.sql("""
                        INSERT INTO study_memory
                            (owner, question_id, phase, step, stability, difficulty, last_at, due_at)
                        VALUES (:owner, :question, :phase, :step, :stability, :difficulty, :last, :due)
                        ON CONFLICT (owner, question_id) DO UPDATE SET phase = excluded.phase, step = excluded.step,
                            stability = excluded.stability, difficulty = excluded.difficulty,
                            last_at = excluded.last_at, due_at = excluded.due_at
                        """)
                .param("owner", owner)
                .param("question", questionId)
                .param("phase", after.phase().name())
                .param("step", after.step())
                .param("stability", after.stability())
                .param("difficulty", after.difficulty())
                .param("last", after.last().toString())
                .param("due", after.due().toString())
                .update();
        return after;
    }

    private static Kept kept(ResultSet row, int number) throws SQLException {
        return new Kept(
                row.getString("question_id"),
                new Trace(
                        Trace.Phase.valueOf(row.getString("phase")),
                        row.getInt("step"),
                        row.getDouble("stability"),
                        row.getDouble("difficulty"),
                        Instant.parse(row.getString("last_at")),
                        Instant.parse(row.getString("due_at"))));
    }
}
