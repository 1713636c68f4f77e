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
import org.springframework.security.oauth2.server.authorization.client.RegisteredClient;
import org.springframework.security.oauth2.server.authorization.client.RegisteredClientRepository;
import touchline.store.Store;

/** The applications people sign in with: those that registered, and those described by a document of their own. */
final class Clients implements RegisteredClientRepository {

    private static final Duration DOCUMENT_GOOD_FOR = Duration.ofHours(1);
    private static final Duration KEPT_UNUSED = Duration.ofDays(90);

    private final Store store;
    private final Clock clock;
    private final SignInSettings settings;
    private final ClientDocuments documents;

    Clients(Store store, Clock clock, SignInSettings settings, ClientDocuments documents) {
        this.store = store;
        this.clock = clock;
        this.settings = settings;
        this.documents = documents;
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
        var known = find(clientId);
        var client = Client.isDocument(clientId) ? upToDate(clientId, known) : known;
        return client.map(it -> it.registered(settings)).orElse(null);
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

    /** A document that cannot be fetched again just now leaves what it said before in force. */
    private Optional<Client> upToDate(String id, Optional<Client> known) {
        if (known.isPresent() && known.get().readAt().plus(DOCUMENT_GOOD_FOR).isAfter(clock.instant())) {
            return known;
        }
        return documents
                .at(id)
                .map(said -> store.write(database -> keep(database, id, said)))
                .or(() -> known);
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

    private void forgetUnused(JdbcClient database) {
        var then = clock.instant().minus(KEPT_UNUSED).truncatedTo(ChronoUnit.SECONDS);
        database.sql("DELETE FROM signin_client WHERE last_used_at < :then")
                .param("then", then.toString())
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
