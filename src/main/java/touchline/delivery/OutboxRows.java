package touchline.delivery;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/**
 * What is due, as the database holds it, and how nodes share it out.
 *
 * @param now by the service's clock, which says what is due
 * @param shared by the database's, which says whether the node that holds something is still at it
 */
record OutboxRows(JdbcClient database, Instant now, Instant shared) {

    private static final String DUE = """
            FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
            WHERE d.state = 'pending' AND d.due_at <= :now AND (d.held_until IS NULL OR d.held_until <= :shared)
                AND e.disabled_at IS NULL AND (e.resume_at IS NULL OR e.resume_at <= :now)
            """;

    /** A message that this node is to send. */
    record Taken(String id, String endpoint, int attempt, int failures, String body) {}

    /** The endpoints for which something is due. */
    List<String> endpoints() {
        return due("SELECT DISTINCT d.endpoint_id " + DUE)
                .query((row, _) -> row.getString("endpoint_id"))
                .list();
    }

    /** Takes the endpoint's oldest message that is due, until then at most. */
    Optional<Taken> take(String endpoint, Instant until) {
        var next = due("SELECT d.* " + DUE + "AND d.endpoint_id = :endpoint ORDER BY d.due_at, d.sequence LIMIT 1")
                .param("endpoint", endpoint)
                .query((row, _) -> new Taken(
                        row.getString("id"),
                        endpoint,
                        row.getInt("attempts") + 1,
                        row.getInt("failures"),
                        row.getString("body")))
                .optional();
        next.ifPresent(taken -> {
            database.sql("UPDATE webhook_delivery SET attempts = :attempt, held_until = :until WHERE id = :id")
                    .param("id", taken.id())
                    .param("attempt", taken.attempt())
                    .param("until", Moments.write(until))
                    .update();
            database.sql("INSERT INTO webhook_attempt (delivery_id, number, at) VALUES (:id, :attempt, :now)")
                    .param("id", taken.id())
                    .param("attempt", taken.attempt())
                    .param("now", Moments.write(now))
                    .update();
        });
        return next;
    }

    /** Writes down what came of an attempt. */
    void log(Taken taken, Answer answer) {
        database.sql("""
                        UPDATE webhook_attempt SET status = :status, outcome = :outcome
                        WHERE delivery_id = :id AND number = :attempt
                        """)
                .param("id", taken.id())
                .param("attempt", taken.attempt())
                .param("status", answer.status().orElse(null))
                .param("outcome", answer.sentence())
                .update();
    }

    void end(Taken taken, Delivery.State state) {
        database.sql("""
                        UPDATE webhook_delivery SET state = :state, held_until = NULL, ended_at = :now
                        WHERE id = :id AND attempts = :attempt AND state = 'pending'
                        """)
                .param("id", taken.id())
                .param("attempt", taken.attempt())
                .param("state", state.word())
                .param("now", Moments.write(now))
                .update();
    }

    void postpone(Taken taken, Instant due) {
        database.sql("""
                        UPDATE webhook_delivery SET failures = failures + 1, due_at = :due, held_until = NULL
                        WHERE id = :id AND attempts = :attempt AND state = 'pending'
                        """)
                .param("id", taken.id())
                .param("attempt", taken.attempt())
                .param("due", Moments.write(due))
                .update();
    }

    private JdbcClient.StatementSpec due(String sql) {
        return database.sql(sql).param("now", Moments.write(now)).param("shared", Moments.write(shared));
    }
}
