package touchline.accounts;

import java.util.Optional;
import java.util.function.Supplier;
import touchline.problem.Problem;

/** Tells who is asking from what a request carries. */
public final class Callers {

    private static final String NOT_VALID =
            "This %s is not valid, has expired or was revoked: %s, or send the request without one.";

    private final ApiKeys keys;
    private final Accounts accounts;
    private final Supplier<Optional<AccessTokens>> tokens;

    /** @param tokens asked at each use, for whoever reads tokens needs accounts first */
    Callers(ApiKeys keys, Accounts accounts, Supplier<Optional<AccessTokens>> tokens) {
        this.keys = keys;
        this.accounts = accounts;
        this.tokens = tokens;
    }

    /**
     * @param credential a key or an access token as {@link Credential} found it
     * @param address where the request came from, taken through trusted proxies only
     * @param resource the address of the endpoint asked, which an access token must be for
     * @throws Problem AUTH_REQUIRED for a credential that is not good now; it never makes an anonymous caller
     */
    public Caller identify(Optional<String> credential, String address, String resource) {
        return credential
                .<Caller>map(sent -> sent.startsWith(KeySecret.START) ? byKey(sent) : byToken(sent, resource))
                .orElseGet(() -> new Caller.Anonymous(address));
    }

    private Caller byKey(String sent) {
        return keys.find(sent)
                .flatMap(this::holder)
                .orElseThrow(() -> Credential.refused(NOT_VALID.formatted("key", "mint another on your account page")));
    }

    private Optional<Caller> holder(ApiKey key) {
        return key.accountId()
                .map(id -> accounts.byId(id).<Caller>map(Callers::user))
                .orElseGet(() -> Optional.of(new Caller.ServiceKey(key.id(), key.entitlements())));
    }

    private Caller byToken(String sent, String resource) {
        return tokens.get()
                .map(it -> it.read(sent, resource))
                .orElseThrow(() -> Credential.refused(NOT_VALID.formatted("access token", "sign in again")));
    }

    private static Caller user(Account account) {
        return new Caller.User(account.id(), account.email(), account.entitlements());
    }
}
