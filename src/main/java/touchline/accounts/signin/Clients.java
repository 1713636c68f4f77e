package touchline.accounts.signin;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClientRepository;
import touchline.accounts.Throttle;
import touchline.store.Store;

/** The applications people sign in with: those that registered, and those described by a document of their own. */
final class Clients implements RegisteredClientRepository {

    private static final Duration DOCUMENT_GOOD_FOR = Duration.ofHours(1);
    private static final Duration KEPT_UNUSED = Duration.ofDays(90);

    private static final Duration DOCUMENT_KEPT_UNUSED = Duration.ofDays(1);
    private static final int DOCUMENTS_AN_HOUR = 30;

    private final Store store;
    private final Clock clock;
    private final SignInSettings settings;
    private final ClientDocuments documents;
    private final Throttle reading;

    Clients(Store store, Clock clock, SignInSettings settings, ClientDocuments documents) {
        this.store = store;
        this.clock = clock;
        this.settings = settings;
        this.documents = documents;
        this.reading = new Throttle(DOCUMENTS_AN_HOUR, Duration.ofHours(1), clock);
    }

    /** Registers an application, and forgets those that nobody has used for 90 days. */
    Client register(ClientMetadata said) {
        return store.write(database -> {
            forgetUnused(database);
            return keep(database, UUID.randomUUID().toString(), said);
        });
    }

    @Override
    public @Nullable RegisteredClient findById(String id) {
        return find(id).map(client -> client.registered(settings)).orElse(null);
    }

    @Override
    public @Nullable RegisteredClient findByClientId(String clientId) {
        return findById(clientId);
    }

    @Override
    public void save(RegisteredClient client) {
        throw new IllegalStateException("Clients come in by registration or by their document.");
    }

    Optional<Client> find(String id) {
        return store.read()
                .sql("SELECT id, name, redirect_uris, read_at FROM signin_client WHERE id = :id")
                .param("id", id)
                .query(Clients::read)
                .optional();
    }

    /**
     * Reads an application's document, unless it was read within the hour. One that cannot be fetched again just now
     * leaves what it said before in force.
     *
     * @param from the network address that has it read, by whose network such requests are limited
     * @throws OAuth2AuthenticationException temporarily_unavailable for a new application when that was too often
     */
    void readDocument(String id, String from) {
        var known = find(id);
        if (!Client.isDocument(id)
                || known.filter(it -> it.readAt().plus(DOCUMENT_GOOD_FOR).isAfter(clock.instant()))
                        .isPresent()) {
            return;
        }
        if (reading.takeFrom(from).isEmpty()) {
            documents
                    .at(id)
                    .ifPresent(said -> store.write(database -> {
                        forgetUnused(database);
                        return keep(database, id, said);
                    }));
        } else if (known.isEmpty()) {
            throw ClientMetadata.refused("temporarily_unavailable", "Too many new applications: try again in an hour.");
        }
    }

    private Client keep(JdbcClient database, String id, ClientMetadata said) {
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        database.sql("""
                        INSERT INTO signin_client (id, name, redirect_uris, read_at, last_used_at)
                        VALUES (:id, :name, :uris, :now, :now)
                        ON CONFLICT (id) DO UPDATE
                        SET name = excluded.name, redirect_uris = excluded.redirect_uris, read_at = excluded.read_at
                        """)
                .param("id", id)
                .param("name", said.name())
                .param("uris", String.join("\n", said.redirectUris()))
                .param("now", now.toString())
                .update();
        return new Client(id, said.name(), said.redirectUris(), now);
    }

    /** A document that nobody has agreed to goes sooner, for it can be read again. */
    private void forgetUnused(JdbcClient database) {
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        database.sql("""
                        DELETE FROM signin_client
                        WHERE last_used_at < :then
                           OR (last_used_at < :lately AND id LIKE 'http%' AND NOT EXISTS
                               (SELECT 1 FROM signin_consent WHERE signin_consent.client_id = signin_client.id))
                        """)
                .param("then", now.minus(KEPT_UNUSED).toString())
                .param("lately", now.minus(DOCUMENT_KEPT_UNUSED).toString())
                .update();
    }

    private static Client read(ResultSet row, int number) throws SQLException {
        return new Client(
                row.getString("id"),
                row.getString("name"),
                List.of(row.getString("redirect_uris").split("\n")),
                Instant.parse(row.getString("read_at")));
    }
}
