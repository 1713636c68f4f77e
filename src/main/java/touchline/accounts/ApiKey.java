package touchline.accounts;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * A key as it is kept: nothing here lets anyone in.
 *
 * @param prefix the first characters of the key, enough to recognise it by
 * @param accountId whose key it is; absent = a service key of the operator's
 * @param entitlements what a service key may use; empty for an account's key, which may use what the account may
 * @param expiresAt absent = never
 * @param lastUsedAt to the hour; absent = never used
 */
public record ApiKey(
        String id,
        String prefix,
        String label,
        Optional<String> accountId,
        Set<Entitlement> entitlements,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> lastUsedAt,
        Optional<Instant> revokedAt) {

    /** Whether the key lets its holder in at {@code moment}. */
    public boolean worksAt(Instant moment) {
        return revokedAt.isEmpty() && expiresAt.map(moment::isBefore).orElse(true);
    }
}
