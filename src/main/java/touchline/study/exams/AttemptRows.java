package touchline.study.exams;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.study.Question;
import touchline.study.Questions;

/** Attempts as the database holds them. Moments are whole seconds, so that their text sorts as they do. */
final class AttemptRows {

    private static final String SELECT =
            "SELECT id, owner, kind, lesson, seed, started_at, expires_at, finished_at FROM study_attempt ";

    private final Questions questions;

    AttemptRows(Questions questions) {
        this.questions = questions;
    }

    Optional<Attempt> find(JdbcClient database, String owner, String id) {
        return database.sql(SELECT + "WHERE id = :id AND owner = :owner")
                .param("id", id)
                .param("owner", owner)
                .query(AttemptRows::attempt)
                .optional()
                .map(attempt -> withSheets(database, attempt));
    }

    /** Exams and practices that have not ended, the oldest first; drills never wait. */
    List<Attempt> open(JdbcClient database, String owner) {
        return database
                .sql(SELECT + "WHERE owner = :owner AND finished_at IS NULL AND kind <> :drill ORDER BY started_at, id")
                .param("owner", owner)
                .param("drill", Kind.DRILL.name())
                .query(AttemptRows::attempt)
                .list()
                .stream()
                .map(attempt -> withSheets(database, attempt))
                .toList();
    }

    /** When the candidate was last asked each question in an exam or a practice. */
    Map<String, Instant> seen(JdbcClient database, String owner) {
        return database
                .sql("""
                        SELECT a.question_id, MAX(t.started_at) AS last
                        FROM study_answer a JOIN study_attempt t ON t.id = a.attempt_id
                        WHERE t.owner = :owner AND t.kind <> :drill GROUP BY a.question_id
                        """)
                .param("owner", owner)
                .param("drill", Kind.DRILL.name())
                .query((row, _) -> Map.entry(row.getString("question_id"), Instant.parse(row.getString("last"))))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    void add(JdbcClient database, Attempt attempt) {
        database.sql("""
                        INSERT INTO study_attempt (id, owner, kind, lesson, seed, started_at, expires_at)
                        VALUES (:id, :owner, :kind, :lesson, :seed, :started, :expires)
                        """)
                .param("id", attempt.id())
                .param("owner", attempt.owner())
                .param("kind", attempt.kind().name())
                .param("lesson", attempt.lesson().orElse(null))
                .param("seed", attempt.seed())
                .param("started", attempt.startedAt().toString())
                .param("expires", attempt.expiresAt().map(Instant::toString).orElse(null))
                .update();
        attempt.sheets()
                .forEach(sheet -> database.sql("""
                        INSERT INTO study_answer (attempt_id, number, question_id, shown)
                        VALUES (:attempt, :number, :question, :shown)
                        """)
                        .param("attempt", attempt.id())
                        .param("number", sheet.number())
                        .param("question", sheet.question().id())
                        .param("shown", String.join("", sheet.shown()))
                        .update());
    }

    void save(JdbcClient database, String attemptId, Sheet sheet) {
        database.sql("UPDATE study_answer SET chosen = :chosen WHERE attempt_id = :attempt AND number = :number")
                .param("chosen", sheet.chosen().map(AttemptRows::letters).orElse(null))
                .param("attempt", attemptId)
                .param("number", sheet.number())
                .update();
    }

    void finish(JdbcClient database, Attempt attempt) {
        attempt.sheets()
                .forEach(sheet -> database.sql(
                                "UPDATE study_answer SET is_right = :right WHERE attempt_id = :attempt AND number = :number")
                        .param("right", sheet.isRight() ? 1 : 0)
                        .param("attempt", attempt.id())
                        .param("number", sheet.number())
                        .update());
        database.sql("UPDATE study_attempt SET finished_at = :at WHERE id = :id")
                .param("at", attempt.finishedAt().orElseThrow().toString())
                .param("id", attempt.id())
                .update();
    }

    /** A question that the bank no longer has is left out: it can be neither shown nor marked. */
    private Attempt withSheets(JdbcClient database, Attempt attempt) {
        return attempt.with(database.sql("""
                        SELECT number, question_id, shown, chosen FROM study_answer
                        WHERE attempt_id = :id ORDER BY number
                        """).param("id", attempt.id()).query((row, _) -> sheet(row)).list().stream()
                .flatMap(Optional::stream)
                .toList());
    }

    private Optional<Sheet> sheet(ResultSet row) throws SQLException {
        int number = row.getInt("number");
        List<String> shown = each(row.getString("shown"));
        Optional<Set<String>> chosen =
                Optional.ofNullable(row.getString("chosen")).map(letters -> Set.copyOf(each(letters)));
        Optional<Question> question = questions.find(row.getString("question_id"));
        return question.map(it -> new Sheet(number, it, shown, chosen));
    }

    private static Attempt attempt(ResultSet row, int number) throws SQLException {
        int lesson = row.getInt("lesson");
        return new Attempt(
                row.getString("id"),
                row.getString("owner"),
                Kind.valueOf(row.getString("kind")),
                lesson == 0 ? Optional.empty() : Optional.of(lesson),
                row.getInt("seed"),
                Instant.parse(row.getString("started_at")),
                Optional.ofNullable(row.getString("expires_at")).map(Instant::parse),
                Optional.ofNullable(row.getString("finished_at")).map(Instant::parse),
                List.of());
    }

    private static String letters(Set<String> options) {
        return options.stream().sorted().collect(Collectors.joining());
    }

    private static List<String> each(String letters) {
        return letters.chars().mapToObj(Character::toString).toList();
    }
}
