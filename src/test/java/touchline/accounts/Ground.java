package touchline.accounts;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.context.ConfigurableApplicationContext;
import touchline.problem.Problem;
import touchline.store.Databases;
import touchline.store.Store;
import touchline.time.SettableClock;

/** Accounts, keys and quotas on a real database, at a time that a test sets. */
final class Ground implements AutoCloseable {

    static final String PASSWORD = "correct horse battery";

    final SettableClock clock = new SettableClock("2026-11-27T12:00:00Z");
    final PublicAddress address = new PublicAddress("https://touchline.example");
    final Store store;
    final Accounts accounts;
    final ApiKeys keys;
    final Quotas quotas;
    final Callers callers;

    private final ConfigurableApplicationContext context;

    Ground(Databases database, Path folder) {
        context = database.open(folder);
        store = context.getBean(Store.class);
        keys = new ApiKeys(store, clock, Runnable::run);
        accounts = new Accounts(store, clock, keys);
        quotas = new Quotas(store, clock, settings(), address);
        callers = new Callers(keys, accounts, () -> Optional.of((token, resource) -> readToken(token)));
    }

    static AccountsSettings settings() {
        var quotas = new LinkedHashMap<String, AccountsSettings.Tiers>();
        quotas.put("search-scout", tiers("3", "9", "unlimited", "unlimited"));
        quotas.put("ask-study-assistant", tiers("0", "9", "unlimited", "60"));
        quotas.put("verify-citations", tiers("3", "9", "60", "unlimited"));
        return new AccountsSettings("https://touchline.example", false, Optional.empty(), quotas);
    }

    Account account(String email, Entitlement... entitlements) {
        return accounts.create(email, PASSWORD, Set.of(entitlements), false);
    }

    static Caller user(Account account) {
        return new Caller.User(account.id(), account.email(), account.entitlements());
    }

    /** Stands in for the identity provider: the token is the account's id. */
    private Caller.User readToken(String token) {
        return accounts.byId(token)
                .map(it -> new Caller.User(it.id(), it.email(), it.entitlements()))
                .orElseThrow(() -> new Problem(Problem.Code.AUTH_REQUIRED, "Not a token.", Map.of()));
    }

    private static AccountsSettings.Tiers tiers(String anonymous, String member, String study, String market) {
        return new AccountsSettings.Tiers(Limit.of(anonymous), Limit.of(member), Limit.of(study), Limit.of(market));
    }

    @Override
    public void close() {
        context.close();
    }
}
