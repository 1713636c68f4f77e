package touchline.accounts;

import java.util.Optional;
import java.util.Set;

/** Who is asking. */
public sealed interface Caller {

    /**
     * No credential.
     *
     * @param address where the request came from, the only thing to count its calls by
     */
    record Anonymous(String address) implements Caller {}

    /** A key of the operator's that belongs to nobody in particular. */
    record ServiceKey(String keyId, Set<Entitlement> entitlements) implements Caller {}

    /** A person's account, whether by a token of the identity provider or by a key bound to the account. */
    record User(String accountId, String email, Set<Entitlement> entitlements) implements Caller {}

    default Set<Entitlement> entitled() {
        return switch (this) {
            case Anonymous anonymous -> Set.of();
            case ServiceKey key -> key.entitlements();
            case User user -> user.entitlements();
        };
    }

    default boolean isAnonymous() {
        return this instanceof Anonymous;
    }

    /** The account whose records this caller may see; absent for anonymous callers and service keys. */
    default Optional<String> account() {
        return this instanceof User user ? Optional.of(user.accountId()) : Optional.empty();
    }
}
