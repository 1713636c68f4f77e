package touchline.delivery;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.time.Moments;

/** The endpoints as the database holds them. */
record EndpointRows(JdbcClient database) {

    Optional<Endpoint> of(String owner) {
        return database.sql("SELECT * FROM webhook_endpoint WHERE owner = :owner")
                .param("owner", owner)
                .query(EndpointRows::endpoint)
                .optional();
    }

    Endpoint get(String id) {
        return database.sql("SELECT * FROM webhook_endpoint WHERE id = :id")
                .param("id", id)
                .query(EndpointRows::endpoint)
                .single();
    }

    List<Endpoint> all() {
        return database.sql("SELECT * FROM webhook_endpoint ORDER BY created_at, id")
                .query(EndpointRows::endpoint)
                .list();
    }

    /** @param secret absent = the settings have it */
    void set(String owner, String address, Optional<Secret> secret, Instant now) {
        database.sql("""
                        INSERT INTO webhook_endpoint (id, owner, address, secret, sequence, created_at)
                        VALUES (:id, :owner, :address, :secret, 0, :now)
                        ON CONFLICT (owner) DO UPDATE SET address = excluded.address, secret = excluded.secret,
                            former_secret = NULL, former_until = NULL, disabled_at = NULL, disabled_why = NULL,
                            resume_at = NULL
                        """)
                .param("id", UUID.randomUUID().toString())
                .param("owner", owner)
                .param("address", address)
                .param("secret", secret.map(Secret::text).orElse(null))
                .param("now", Moments.write(now))
                .update();
    }

    void rotate(String owner, Secret secret, Instant formerUntil) {
        database.sql("""
                        UPDATE webhook_endpoint SET former_secret = secret, former_until = :until, secret = :secret
                        WHERE owner = :owner
                        """)
                .param("owner", owner)
                .param("secret", secret.text())
                .param("until", Moments.write(formerUntil))
                .update();
    }

    List<Secret> secrets(String id, Instant now) {
        return database.sql("SELECT secret, former_secret, former_until FROM webhook_endpoint WHERE id = :id")
                .param("id", id)
                .query((row, _) -> {
                    var until =
                            Optional.ofNullable(row.getString("former_until")).map(Instant::parse);
                    var former = Optional.ofNullable(row.getString("former_secret"))
                            .filter(_ -> until.filter(now::isBefore).isPresent());
                    return Stream.concat(Optional.ofNullable(row.getString("secret")).stream(), former.stream())
                            .map(Secret::new)
                            .toList();
                })
                .single();
    }

    /** What waits for it is given up, and can be sent anew when it is on again. */
    void disable(String id, String why, Instant now) {
        database.sql("UPDATE webhook_endpoint SET disabled_at = :now, disabled_why = :why WHERE id = :id")
                .param("id", id)
                .param("why", why)
                .param("now", Moments.write(now))
                .update();
        database.sql("""
                        UPDATE webhook_delivery SET state = 'dead', ended_at = :now
                        WHERE endpoint_id = :id AND state = 'pending'
                        """).param("id", id).param("now", Moments.write(now)).update();
    }

    void enable(String id) {
        database.sql("""
                        UPDATE webhook_endpoint SET disabled_at = NULL, disabled_why = NULL, resume_at = NULL
                        WHERE id = :id
                        """).param("id", id).update();
    }

    /** Nothing goes to it before then. */
    void rest(String id, Instant until) {
        database.sql("UPDATE webhook_endpoint SET resume_at = :until WHERE id = :id")
                .param("id", id)
                .param("until", Moments.write(until))
                .update();
    }

    /** The number of the next message. */
    long count(String id) {
        database.sql("UPDATE webhook_endpoint SET sequence = sequence + 1 WHERE id = :id")
                .param("id", id)
                .update();
        return database.sql("SELECT sequence FROM webhook_endpoint WHERE id = :id")
                .param("id", id)
                .query(Long.class)
                .single();
    }

    private static Endpoint endpoint(ResultSet row, int number) throws SQLException {
        return new Endpoint(
                row.getString("id"),
                row.getString("owner"),
                row.getString("address"),
                Instant.parse(row.getString("created_at")),
                Optional.ofNullable(row.getString("disabled_at")).map(Instant::parse),
                Optional.ofNullable(row.getString("disabled_why")));
    }
}
