package touchline.delivery;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The deliveries and what was tried, as the database holds them. */
record DeliveryRows(JdbcClient database) {

    private static final String ALL = """
            SELECT d.*, e.owner, (
                SELECT a.outcome FROM webhook_attempt a WHERE a.delivery_id = d.id AND a.outcome IS NOT NULL
                ORDER BY a.number DESC LIMIT 1) AS outcome
            FROM webhook_delivery d JOIN webhook_endpoint e ON e.id = d.endpoint_id
            """;

    void add(String endpoint, Message message) {
        database.sql("""
                        INSERT INTO webhook_delivery (id, endpoint_id, event_id, type, sequence, body, state, attempts,
                            failures, created_at, due_at)
                        VALUES (:id, :endpoint, :event, :type, :sequence, :body, 'pending', 0, 0, :now, :now)
                        """)
                .param("id", message.id())
                .param("endpoint", endpoint)
                .param("event", message.eventId())
                .param("type", message.type())
                .param("sequence", message.sequence())
                .param("body", message.json())
                .param("now", Moments.write(message.timestamp()))
                .update();
    }

    Optional<Delivery> find(String id) {
        return database.sql(ALL + "WHERE d.id = :id")
                .param("id", id)
                .query(DeliveryRows::delivery)
                .optional();
    }

    Optional<Delivery> about(String endpoint, String event) {
        return database.sql(ALL + "WHERE d.endpoint_id = :endpoint AND d.event_id = :event")
                .param("endpoint", endpoint)
                .param("event", event)
                .query(DeliveryRows::delivery)
                .optional();
    }

    List<Delivery> latest(String owner, int count) {
        return database.sql(ALL + "WHERE e.owner = :owner ORDER BY d.created_at DESC, d.sequence DESC LIMIT :count")
                .param("owner", owner)
                .param("count", count)
                .query(DeliveryRows::delivery)
                .list();
    }

    List<Delivery> in(Delivery.State state, int count) {
        return database.sql(ALL + "WHERE d.state = :state ORDER BY d.created_at DESC, d.id LIMIT :count")
                .param("state", state.word())
                .param("count", count)
                .query(DeliveryRows::delivery)
                .list();
    }

    String body(String id) {
        return database.sql("SELECT body FROM webhook_delivery WHERE id = :id")
                .param("id", id)
                .query(String.class)
                .single();
    }

    List<Attempt> attempts(String id) {
        return database.sql(
                        "SELECT number, at, status, outcome FROM webhook_attempt WHERE delivery_id = :id ORDER BY number")
                .param("id", id)
                .query((row, _) -> new Attempt(
                        row.getInt("number"),
                        Instant.parse(row.getString("at")),
                        Optional.ofNullable(row.getString("status")).map(Integer::valueOf),
                        Optional.ofNullable(row.getString("outcome"))))
                .list();
    }

    void again(String id, Instant now) {
        database.sql("""
                        UPDATE webhook_delivery SET state = 'pending', failures = 0, due_at = :now, held_until = NULL,
                            ended_at = NULL
                        WHERE id = :id
                        """).param("id", id).param("now", Moments.write(now)).update();
    }

    /** Removes what ended before then. */
    void forget(String endpoint, Instant before) {
        database.sql("DELETE FROM webhook_delivery WHERE endpoint_id = :endpoint AND ended_at < :before")
                .param("endpoint", endpoint)
                .param("before", Moments.write(before))
                .update();
    }

    private static Delivery delivery(ResultSet row, int number) throws SQLException {
        return new Delivery(
                row.getString("id"),
                row.getString("endpoint_id"),
                row.getString("owner"),
                row.getString("event_id"),
                row.getString("type"),
                row.getLong("sequence"),
                Delivery.State.of(row.getString("state")),
                row.getInt("attempts"),
                Instant.parse(row.getString("created_at")),
                Instant.parse(row.getString("due_at")),
                Optional.ofNullable(row.getString("ended_at")).map(Instant::parse),
                Optional.ofNullable(row.getString("outcome")));
    }
}
