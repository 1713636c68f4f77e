package touchline.accounts;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchline.problem.Problem;

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

    /**
     * Under which name the records of this caller are kept: a person's whatever the credential, or that of a key of
     * nobody's.
     *
     * @throws Problem AUTH_REQUIRED for an anonymous caller, who is nobody to keep anything for
     */
    default String owner() {
        return switch (this) {
            case User user -> "account:" + user.accountId();
            case ServiceKey key -> "key:" + key.keyId();
            case Anonymous _ ->
                throw new Problem(
                        Problem.Code.AUTH_REQUIRED,
                        "This is kept for an account: sign in, or send a key as a Bearer token.",
                        Map.of());
        };
    }
}
