package touchline.accounts;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** One account per tier for whoever tries the service out; they live as long as the demonstration is on. */
final class DemoAccounts {

    private static final int PASSWORD_LENGTH = 16;

    private final Accounts accounts;
    private final ApiKeys keys;
    private final DemoFile file;

    DemoAccounts(Accounts accounts, ApiKeys keys, DemoFile file) {
        this.accounts = accounts;
        this.keys = keys;
        this.file = file;
    }

    /** Uses what an earlier start made, as long as it works. */
    Demo open() {
        return file.read()
                .filter(this::works)
                .map(kept -> new Demo(Optional.of(kept), false))
                .orElseGet(() -> new Demo(Optional.of(make()), true));
    }

    Demo close() {
        accounts.removeDemo();
        keys.forgetAll();
        return new Demo(Optional.empty(), false);
    }

    private boolean works(Demo.Keys access) {
        return Stream.of(access.member(), access.study(), access.market())
                .allMatch(key -> keys.find(key).isPresent());
    }

    private Demo.Keys make() {
        close();
        var password = KeySecret.letters(PASSWORD_LENGTH);
        var market = account("market", password, Set.of(Entitlement.MARKET));
        var access = new Demo.Keys(
                Optional.empty(),
                key(account("member", KeySecret.letters(PASSWORD_LENGTH), Set.of())),
                key(account("study", KeySecret.letters(PASSWORD_LENGTH), Set.of(Entitlement.STUDY))),
                key(market),
                KeySecret.letters(40),
                new Demo.SignIn(market.email(), password));
        file.write(access);
        return access;
    }

    private Account account(String tier, String password, Set<Entitlement> entitlements) {
        return accounts.create(tier + "@demo.touchline.example", password, entitlements, true);
    }

    private String key(Account account) {
        return keys.mintFor(account.id(), "demo", Optional.empty()).secret();
    }
}
