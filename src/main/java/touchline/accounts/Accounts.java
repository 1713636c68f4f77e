package touchline.accounts;

import com.github.benmanes.caffeine.cache.Cache;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.problem.Problem;
import touchline.store.Store;

/** Everyone who has signed up. What another node changes is seen here within ten seconds. */
public final class Accounts {

    private final Store store;
    private final ApiKeys keys;
    private final AccountRows rows;
    private final Entitlements entitlements;
    private final Passwords passwords = new Passwords();
    private final Attempts attempts;
    private final Cache<String, Account> known;

    Accounts(Store store, Clock clock, ApiKeys keys) {
        this.store = store;
        this.keys = keys;
        this.entitlements = new Entitlements(clock);
        this.rows = new AccountRows(clock, entitlements);
        this.attempts = new Attempts(clock);
        this.known = Caches.brief(clock);
    }

    public Optional<Account> byId(String id) {
        var remembered = Optional.ofNullable(known.getIfPresent(id));
        return remembered.or(() -> {
            var found = rows.byId(store.read(), id);
            found.ifPresent(account -> known.put(id, account));
            return found;
        });
    }

    public Optional<Account> byEmail(String email) {
        return rows.byEmail(store.read(), Email.of(email));
    }

    /**
     * Signs somebody up.
     *
     * @throws Problem CONFLICT when the address has an account, INVALID_ARGUMENT for an address or password that will not do
     */
    public Account create(String email, String password, Set<Entitlement> granted, boolean demo) {
        var address = Email.of(email);
        var kept = passwords.keep(password);
        return store.write(database -> {
            var id = rows.add(database, address, Optional.of(kept), demo)
                    .orElseThrow(() -> conflict("This address already has an account: sign in instead."));
            granted.forEach(it -> entitlements.grant(database, id, it, Optional.empty()));
            return rows.byId(database, id).orElseThrow();
        });
    }

    /**
     * A key for the account of that address and what it is to be good for, all or nothing; the account is made without
     * a password when there is none.
     *
     * @param expiresAt when the key and what is granted end; absent = never
     * @throws Problem CONFLICT when somebody signed up with that address, for sign-up does not prove whose it is
     */
    public MintedKey mint(String email, Set<Entitlement> granted, String label, Optional<Instant> expiresAt) {
        var address = Email.of(email);
        return mint(
                database -> {
                    var account = withEmail(database, address);
                    if (!account.demo() && rows.password(database, address).isPresent()) {
                        throw conflict(
                                "Somebody signed up with this address and nothing proves that it is theirs: mint a service"
                                        + " key, without email, and hand it to the person.");
                    }
                    return account;
                },
                granted,
                label,
                expiresAt);
    }

    /**
     * As {@link #mint}, for the account whose owner has told its id; nobody else sees that.
     *
     * @throws Problem NOT_FOUND when there is no such account
     */
    public MintedKey mintTo(String accountId, Set<Entitlement> granted, String label, Optional<Instant> expiresAt) {
        return mint(
                _ -> byId(accountId)
                        .orElseThrow(() -> Problem.notFound(
                                "No account has this id: compare it with the one on the person's account page.")),
                granted,
                label,
                expiresAt);
    }

    private MintedKey mint(
            Function<JdbcClient, Account> whose, Set<Entitlement> granted, String label, Optional<Instant> expiresAt) {
        var minted = store.write(database -> {
            var account = whose.apply(database);
            granted.forEach(it -> entitlements.grant(database, account.id(), it, expiresAt));
            return keys.mintFor(account.id(), label, expiresAt);
        });
        minted.key().accountId().ifPresent(known::invalidate);
        return minted;
    }

    private Account withEmail(JdbcClient database, Email address) {
        rows.add(database, address, Optional.empty(), false);
        return rows.byEmail(database, address).orElseThrow();
    }

    /**
     * Checks a password.
     *
     * @param from the network address that the attempt comes from
     * @return empty when the address is unknown or the password wrong, without telling which
     * @throws Problem RATE_LIMITED with {@code retry_after} in seconds after too many failures within a quarter of an hour
     */
    public Optional<Account> signIn(String email, String password, String from) {
        var address = Email.of(email);
        var network = Subjects.network(from);
        attempts.count(address, network);
        if (!passwords.matches(password, rows.password(store.read(), address))) {
            return Optional.empty();
        }
        attempts.forgive(address, network);
        return rows.byEmail(store.read(), address);
    }

    /**
     * Whoever an outside identity provider vouches for, signed up at first sight.
     *
     * @param email an address the issuer has verified: an account with that address is theirs from now on, and theirs
     *     alone, for whoever signed up with it by password need not have been its owner
     * @throws Problem CONFLICT when that account already belongs to another subject
     */
    public Account byExternalSubject(String issuer, String subject, String email) {
        return rows.bySubject(store.read(), issuer, subject).orElseGet(() -> {
            var address = Email.of(email);
            return store.write(database -> {
                withEmail(database, address);
                rows.tie(database, address, issuer, subject);
                var account = rows.bySubject(database, issuer, subject)
                        .orElseThrow(() -> conflict("This address belongs to another account: sign in with that one."));
                if (rows.password(database, address).isPresent()) {
                    rows.forgetPassword(database, account.id());
                    keys.revokeAll(account.id());
                }
                return account;
            });
        });
    }

    /** @param expiresAt absent = for good; what the account already has is never shortened */
    public void grant(String accountId, Entitlement entitlement, Optional<Instant> expiresAt) {
        change(accountId, database -> entitlements.grant(database, accountId, entitlement, expiresAt));
    }

    public void revoke(String accountId, Entitlement entitlement) {
        change(accountId, database -> entitlements.revoke(database, accountId, entitlement));
    }

    void removeDemo(String end) {
        store.write(database -> rows.removeDemo(database, end));
        known.invalidateAll();
    }

    private void change(String accountId, Consumer<JdbcClient> work) {
        store.write(database -> {
            work.accept(database);
            return accountId;
        });
        known.invalidate(accountId);
    }

    private static Problem conflict(String sentence) {
        return new Problem(Problem.Code.CONFLICT, sentence, Map.of());
    }
}
