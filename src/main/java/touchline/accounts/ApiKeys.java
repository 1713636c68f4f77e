package touchline.accounts;

import com.github.benmanes.caffeine.cache.Cache;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import touchline.problem.Problem;
import touchline.store.Store;

/** Every key ever minted. A revoked key stops working here at once, on other nodes within ten seconds. */
public final class ApiKeys {

    private static final int LONGEST_LABEL = 80;

    private final Store store;
    private final Clock clock;
    private final Executor background;
    private final Cache<String, ApiKey> known;
    private final Cache<String, Boolean> usedLately;

    /** @param background where the time of use is noted, so that no request waits for it */
    ApiKeys(Store store, Clock clock, Executor background) {
        this.store = store;
        this.clock = clock;
        this.background = background;
        this.known = Caches.brief(clock);
        this.usedLately = Caches.lasting(Duration.ofHours(1), clock);
    }

    /**
     * A key for an account, good for whatever the account is good for.
     *
     * @param expiresAt absent = never
     */
    public MintedKey mintFor(String accountId, String label, Optional<Instant> expiresAt) {
        return mint(Optional.of(accountId), Set.of(), label, expiresAt);
    }

    /**
     * A key that belongs to nobody in particular.
     *
     * @param expiresAt absent = never
     */
    public MintedKey mintForService(Set<Entitlement> entitlements, String label, Optional<Instant> expiresAt) {
        return mint(Optional.empty(), entitlements, label, expiresAt);
    }

    /** The account's keys, oldest first, also those that no longer work. */
    public List<ApiKey> of(String accountId) {
        return KeyRows.of(store.read(), accountId);
    }

    /** @throws Problem NOT_FOUND when the account has no such key */
    public void revoke(String accountId, String keyId) {
        if (store.write(database -> KeyRows.revoke(database, accountId, keyId, Moments.now(clock))) == 0) {
            throw Problem.notFound("You have no key with this id: your account page lists those you have.");
        }
        known.asMap().values().removeIf(key -> key.id().equals(keyId));
    }

    /** Takes every key from an account whose earlier holder is no longer to be trusted. */
    void revokeAll(String accountId) {
        store.write(database -> KeyRows.revokeAll(database, accountId, Moments.now(clock)));
        known.asMap()
                .values()
                .removeIf(key -> key.accountId().filter(accountId::equals).isPresent());
    }

    /** The key a caller sent, if it is one of ours and works now. */
    public Optional<ApiKey> find(String sent) {
        var hash = new KeySecret(sent).hash();
        var found = Optional.ofNullable(known.getIfPresent(hash)).or(() -> remembered(hash));
        var working = found.filter(key -> key.worksAt(clock.instant()));
        working.ifPresent(this::noteUse);
        return working;
    }

    void forgetAll() {
        known.invalidateAll();
    }

    private MintedKey mint(
            Optional<String> accountId, Set<Entitlement> entitlements, String label, Optional<Instant> expiresAt) {
        var name = label.strip();
        if (name.isEmpty() || name.length() > LONGEST_LABEL) {
            throw Problem.invalid(
                    "label", "length", "Give the key a label of 1 to %d characters.".formatted(LONGEST_LABEL));
        }
        var secret = KeySecret.random();
        var key = new ApiKey(
                UUID.randomUUID().toString(),
                secret.prefix(),
                name,
                accountId,
                entitlements,
                Moments.now(clock),
                expiresAt,
                Optional.empty(),
                Optional.empty());
        store.write(database -> {
            KeyRows.add(database, key, secret.hash());
            return key;
        });
        return new MintedKey(secret.text(), key);
    }

    private Optional<ApiKey> remembered(String hash) {
        var found = KeyRows.byHash(store.read(), hash);
        found.ifPresent(key -> known.put(hash, key));
        return found;
    }

    private void noteUse(ApiKey key) {
        if (usedLately.asMap().putIfAbsent(key.id(), true) == null) {
            background.execute(() -> store.write(database -> KeyRows.touch(database, key.id(), Moments.now(clock))));
        }
    }
}
