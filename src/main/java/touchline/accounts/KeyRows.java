package touchline.accounts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The keys as the database holds them. */
final class KeyRows {

    private KeyRows() {}

    static void add(JdbcClient database, ApiKey key, String hash) {
        database.sql("""
                        INSERT INTO api_key (id, hash, prefix, label, account_id, entitlements, created_at, expires_at)
                        VALUES (:id, :hash, :prefix, :label, :account, :entitlements, :created, :expires)
                        """)
                .param("id", key.id())
                .param("hash", hash)
                .param("prefix", key.prefix())
                .param("label", key.label())
                .param("account", key.accountId().orElse(null))
                .param("entitlements", words(key.entitlements()))
                .param("created", key.createdAt().toString())
                .param("expires", Moments.write(key.expiresAt()))
                .update();
    }

    static Optional<ApiKey> byHash(JdbcClient database, String hash) {
        return database.sql("SELECT * FROM api_key WHERE hash = :hash")
                .param("hash", hash)
                .query(KeyRows::key)
                .optional();
    }

    static List<ApiKey> of(JdbcClient database, String accountId) {
        return database.sql("SELECT * FROM api_key WHERE account_id = :account ORDER BY created_at, id")
                .param("account", accountId)
                .query(KeyRows::key)
                .list();
    }

    /** @return how many keys of that account have that id: 1 or 0 */
    static int revoke(JdbcClient database, String accountId, String keyId, Instant now) {
        return database.sql("""
                        UPDATE api_key SET revoked_at = COALESCE(revoked_at, :now)
                        WHERE id = :id AND account_id = :account
                        """)
                .param("now", now.toString())
                .param("id", keyId)
                .param("account", accountId)
                .update();
    }

    static int revokeAll(JdbcClient database, String accountId, Instant now) {
        return database.sql("UPDATE api_key SET revoked_at = :now WHERE account_id = :account AND revoked_at IS NULL")
                .param("now", now.toString())
                .param("account", accountId)
                .update();
    }

    static int touch(JdbcClient database, String keyId, Instant now) {
        return database.sql("UPDATE api_key SET last_used_at = :now WHERE id = :id")
                .param("now", now.toString())
                .param("id", keyId)
                .update();
    }

    private static ApiKey key(ResultSet row, int number) throws SQLException {
        return new ApiKey(
                row.getString("id"),
                row.getString("prefix"),
                row.getString("label"),
                Optional.ofNullable(row.getString("account_id")),
                entitlements(row.getString("entitlements")),
                Moments.read(row.getString("created_at")),
                Moments.readIfAny(row.getString("expires_at")),
                Moments.readIfAny(row.getString("last_used_at")),
                Moments.readIfAny(row.getString("revoked_at")));
    }

    private static String words(Set<Entitlement> entitlements) {
        return entitlements.stream().map(Entitlement::word).sorted().collect(Collectors.joining(","));
    }

    private static Set<Entitlement> entitlements(String words) {
        return Arrays.stream(words.split(","))
                .flatMap(word -> Entitlement.of(word).stream())
                .collect(Collectors.toUnmodifiableSet());
    }
}
