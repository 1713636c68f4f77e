package touchline.accounts;

import java.time.Clock;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Which account has paid for what, and until when. */
final class Entitlements {

    private final Clock clock;

    Entitlements(Clock clock) {
        this.clock = clock;
    }

    Set<Entitlement> of(JdbcClient database, String accountId) {
        var held = EnumSet.noneOf(Entitlement.class);
        database.sql("""
                        SELECT entitlement FROM account_entitlement
                        WHERE account_id = :account AND (expires_at IS NULL OR expires_at > :now)
                        """)
                .param("account", accountId)
                .param("now", Moments.now(clock).toString())
                .query(String.class)
                .list()
                .forEach(word -> Entitlement.of(word).ifPresent(held::add));
        return Set.copyOf(held);
    }

    /** Never shortens what the account already has. */
    void grant(JdbcClient database, String accountId, Entitlement entitlement, Optional<Instant> expiresAt) {
        database.sql("""
                        INSERT INTO account_entitlement (account_id, entitlement, expires_at)
                        VALUES (:account, :entitlement, :expires)
                        ON CONFLICT (account_id, entitlement) DO UPDATE SET expires_at = excluded.expires_at
                        WHERE account_entitlement.expires_at IS NOT NULL
                          AND (excluded.expires_at IS NULL OR excluded.expires_at > account_entitlement.expires_at)
                        """)
                .param("account", accountId)
                .param("entitlement", entitlement.word())
                .param("expires", Moments.write(expiresAt))
                .update();
    }

    void revoke(JdbcClient database, String accountId, Entitlement entitlement) {
        database.sql("DELETE FROM account_entitlement WHERE account_id = :account AND entitlement = :entitlement")
                .param("account", accountId)
                .param("entitlement", entitlement.word())
                .update();
    }
}
