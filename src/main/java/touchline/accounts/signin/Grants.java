package touchline.accounts.signin;

import com.github.benmanes.caffeine.cache.Cache;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.oauth2.core.AuthorizationGrantType;
import org.springframework.security.oauth2.core.OAuth2AuthenticationException;
import org.springframework.security.oauth2.core.OAuth2ErrorCodes;
import org.springframework.security.oauth2.core.endpoint.OAuth2ParameterNames;
import org.springframework.security.oauth2.server.authorization.OAuth2Authorization;
import org.springframework.security.oauth2.server.authorization.OAuth2AuthorizationService;
import org.springframework.security.oauth2.server.authorization.OAuth2TokenType;
import tools.jackson.databind.json.JsonMapper;
import touchline.accounts.Caches;
import touchline.store.Store;

/** What people have allowed applications, from the question to the last refresh; tokens are kept as digests only. */
final class Grants implements OAuth2AuthorizationService {

    private static final String VERSION = "version";
    private static final Duration TO_DECIDE = Duration.ofMinutes(15);

    /** Two processes of one client may refresh at the same moment; only later is a spent token a sign of theft. */
    private static final Duration SAME_MOMENT = Duration.ofMinutes(1);

    private final Store store;
    private final Clock clock;
    private final Clients clients;
    private final Duration unused;
    private final Cache<String, Boolean> living;
    private final JsonMapper json = JsonMapper.shared();

    /** @param unused how long a refresh token that nobody uses is good for */
    Grants(Store store, Clock clock, Clients clients, Duration unused) {
        this.store = store;
        this.clock = clock;
        this.clients = clients;
        this.unused = unused;
        this.living = Caches.brief(clock);
    }

    /** @throws OAuth2AuthenticationException invalid_grant when the same code or token was used at the same time */
    @Override
    public void save(OAuth2Authorization grant) {
        var text = GrantText.of(grant);
        if (text.isRevoked()) {
            remove(grant);
            return;
        }
        int saved = store.write(database -> {
            forgetExpired(database);
            Integer version = grant.getAttribute(VERSION);
            int rows = write(database, version == null ? INSERT : UPDATE, version == null ? 0 : version, grant, text);
            markUsed(database, grant.getRegisteredClientId());
            return rows;
        });
        if (saved == 0) {
            throw new OAuth2AuthenticationException(OAuth2ErrorCodes.INVALID_GRANT);
        }
    }

    private static final String INSERT = """
            INSERT INTO signin_grant (id, client_id, account_id, state, code, access, refresh, body, version, saved_at, expires_at)
            VALUES (:id, :client, :account, :state, :code, :access, :refresh, :body, :version, :now, :expires)
            """;

    private static final String UPDATE = """
            UPDATE signin_grant
            SET spent = CASE WHEN refresh <> :refresh THEN refresh ELSE spent END,
                state = :state, code = :code, access = :access, refresh = :refresh,
                body = :body, version = version + 1, saved_at = :now, expires_at = :expires
            WHERE id = :id AND version = :version AND client_id = :client AND account_id = :account
            """;

    private int write(JdbcClient database, String sql, int version, OAuth2Authorization grant, GrantText text) {
        @Nullable String state = grant.getAttribute(OAuth2ParameterNames.STATE);
        var refresh = text.digest(TokenKind.REFRESH);
        return database.sql(sql)
                .param("id", grant.getId())
                .param("client", grant.getRegisteredClientId())
                .param("account", grant.getPrincipalName())
                .param("state", state == null ? null : Digest.of(state))
                .param("code", text.digest(TokenKind.CODE).orElse(null))
                .param("access", text.digest(TokenKind.ACCESS).orElse(null))
                .param("refresh", refresh.orElse(null))
                .param("body", json.writeValueAsString(text))
                .param("version", version)
                .param("now", now().toString())
                .param(
                        "expires",
                        now().plus(refresh.isPresent() ? unused : TO_DECIDE).toString())
                .update();
    }

    @Override
    public void remove(OAuth2Authorization grant) {
        store.write(database -> database.sql("DELETE FROM signin_grant WHERE id = :id")
                .param("id", grant.getId())
                .update());
        living.invalidate(grant.getId());
    }

    /** Ends every grant that an account gave an application. */
    void end(String account, String client) {
        store.write(
                database -> database.sql("DELETE FROM signin_grant WHERE account_id = :account AND client_id = :client")
                        .param("account", account)
                        .param("client", client)
                        .update());
        living.invalidateAll();
    }

    /** Whether a grant has been neither revoked nor forgotten; what another node ends is seen within ten seconds. */
    boolean lives(String id) {
        return Boolean.TRUE.equals(living.get(
                id,
                it -> store.read()
                        .sql("SELECT id FROM signin_grant WHERE id = :id")
                        .param("id", it)
                        .query(String.class)
                        .optional()
                        .isPresent()));
    }

    @Override
    public @Nullable OAuth2Authorization findById(String id) {
        return find("id", id, id).orElse(null);
    }

    @Override
    public @Nullable OAuth2Authorization findByToken(String token, @Nullable OAuth2TokenType kind) {
        var columns = kind == null
                ? List.of("refresh", "access", "code")
                : switch (kind.getValue()) {
                    case "refresh_token" -> List.of("refresh");
                    case "access_token" -> List.of("access");
                    case "code" -> List.of("code");
                    case "state" -> List.of("state");
                    default -> List.<String>of();
                };
        var found = columns.stream()
                .flatMap(column -> find(column, Digest.of(token), token).stream())
                .findFirst();
        if (found.isEmpty() && columns.contains("refresh")) {
            endIfSpent(token);
        }
        return found.orElse(null);
    }

    private Optional<OAuth2Authorization> find(String column, String value, String presented) {
        return store.read()
                .sql("""
                        SELECT id, client_id, account_id, body, version FROM signin_grant
                        WHERE %s = :value AND expires_at > :now
                        """.formatted(column))
                .param("value", value)
                .param("now", now().toString())
                .query((row, number) -> read(
                        row.getString("id"),
                        row.getString("client_id"),
                        row.getString("account_id"),
                        row.getInt("version"),
                        json.readValue(row.getString("body"), GrantText.class),
                        presented))
                .optional();
    }

    private OAuth2Authorization read(
            String id, String client, String account, int version, GrantText text, String presented) {
        var registered = clients.findById(client);
        if (registered == null) {
            throw new OAuth2AuthenticationException(OAuth2ErrorCodes.INVALID_GRANT);
        }
        var grant = OAuth2Authorization.withRegisteredClient(registered)
                .id(id)
                .authorizationGrantType(AuthorizationGrantType.AUTHORIZATION_CODE)
                .attribute(VERSION, version);
        return text.into(grant, account, presented).build();
    }

    /** A refresh token that was already exchanged has been copied: whoever holds its successors may be the thief. */
    private void endIfSpent(String token) {
        store.write(database -> database.sql("DELETE FROM signin_grant WHERE spent = :spent AND saved_at < :then")
                .param("spent", Digest.of(token))
                .param("then", now().minus(SAME_MOMENT).toString())
                .update());
    }

    private void forgetExpired(JdbcClient database) {
        database.sql("DELETE FROM signin_grant WHERE expires_at < :now")
                .param("now", now().toString())
                .update();
    }

    private void markUsed(JdbcClient database, String client) {
        database.sql("UPDATE signin_client SET last_used_at = :now WHERE id = :id")
                .param("now", now().toString())
                .param("id", client)
                .update();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }
}
