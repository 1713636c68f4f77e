package touchline.study.exams;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What a candidate has answered in attempts that have ended, the latest first; what was left blank is in it as wrong. */
public final class History {

    /** One answer, or one question left blank in an exam. */
    public record Result(String questionId, boolean right, Instant at) {}

    /** One exam that has ended. */
    public record Taken(String attemptId, Kind kind, int score, int questions, Instant at) {}

    private History() {}

    public static List<Result> results(JdbcClient database, String owner) {
        return database.sql("""
                        SELECT a.question_id, a.is_right, t.finished_at
                        FROM study_answer a JOIN study_attempt t ON t.id = a.attempt_id
                        WHERE t.owner = :owner AND t.finished_at IS NOT NULL
                          AND (a.chosen IS NOT NULL OR t.expires_at IS NOT NULL)
                        ORDER BY t.finished_at DESC, t.id, a.number
                        """)
                .param("owner", owner)
                .query((row, _) -> new Result(
                        row.getString("question_id"),
                        row.getInt("is_right") == 1,
                        Instant.parse(row.getString("finished_at"))))
                .list();
    }

    public static Optional<Taken> lastFullMock(JdbcClient database, String owner) {
        return database.sql("""
                        SELECT t.id, t.finished_at, SUM(a.is_right) AS score, COUNT(*) AS questions
                        FROM study_answer a JOIN study_attempt t ON t.id = a.attempt_id
                        WHERE t.owner = :owner AND t.finished_at IS NOT NULL AND t.kind = :kind
                        GROUP BY t.id, t.finished_at ORDER BY t.finished_at DESC LIMIT 1
                        """)
                .param("owner", owner)
                .param("kind", Kind.FULL_MOCK.name())
                .query((row, _) -> new Taken(
                        row.getString("id"),
                        Kind.FULL_MOCK,
                        row.getInt("score"),
                        row.getInt("questions"),
                        Instant.parse(row.getString("finished_at"))))
                .optional();
    }
}
