package touchline.accounts;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** One account per tier for whoever tries the service out; they live as long as the demonstration is on. */
final class DemoAccounts {

    private static final int PASSWORD_LENGTH = 16;
    private static final String DOMAIN = "demo.touchline.example";

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

    /** Ends the demonstration on every node: what is no longer one must not keep a way in that another left open. */
    Demo close() {
        remove("");
        return new Demo(Optional.empty(), false);
    }

    private void remove(String end) {
        accounts.removeDemo(end);
        keys.forgetAll();
    }

    private boolean works(Demo.Keys access) {
        return Stream.of(access.member(), access.study(), access.market())
                .allMatch(key -> keys.find(key).isPresent());
    }

    private Demo.Keys make() {
        remove(end());
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
        return accounts.create(tier + end(), password, entitlements, true);
    }

    /** Nodes that share a database have a data folder each, and so each has its own accounts. */
    private String end() {
        return "@" + file.folder() + "." + DOMAIN;
    }

    private String key(Account account) {
        return keys.mintFor(account.id(), "demo", Optional.empty()).secret();
    }
}
