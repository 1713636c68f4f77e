package touchline.site.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.accounts.Account;
import touchline.accounts.Accounts;
import touchline.accounts.AccountsSettings;
import touchline.accounts.ApiKeys;
import touchline.accounts.Caller;
import touchline.accounts.Callers;
import touchline.accounts.Entitlement;
import touchline.accounts.PublicAddress;
import touchline.accounts.Quota;
import touchline.accounts.Quotas;
import touchline.mcp.Call;
import touchline.site.Meter;
import touchline.site.Meters;
import touchline.site.Offered;
import touchline.site.RunningSite;
import touchline.site.SampleTools;

class GetAccountStatusTest {

    private static final LocalDate RESET = LocalDate.of(2026, 12, 1);

    private static RunningSite site;

    private record By(Caller caller) implements Call {
        @Override
        public Optional<Quota> quota() {
            return Optional.empty();
        }

        @Override
        public void progress(double done, double total, String message) {}
    }

    @BeforeAll
    static void start(@TempDir Path folder) {
        site = new RunningSite(folder);
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void tellsAStrangerWhereToSignInAndNotWhereTheyAre() {
        var answer = site.browser().call("get_account_status").body();

        assertThat(answer)
                .contains("\"tier\":\"anonymous\"", "\"keys\":[]", "http://touchline.example/sign-in")
                .doesNotContain("127.0.0.1");
    }

    @Test
    void showsAnAccountItsOwnKeysByTheirBeginningsOnly() {
        var keys = site.demo();

        var answer = site.browser()
                .call("get_account_status", "Authorization", "Bearer " + keys.market())
                .body();

        assertThat(answer)
                .contains("\"tier\":\"market\"", "\"entitlements\":[\"market\"]", "\"user_bound\":true")
                .contains(keys.market().substring(0, 13))
                .doesNotContain(keys.market(), keys.study().substring(0, 13));
    }

    @Test
    void countsWhatWasUsedAndSaysWhenItStartsAnew() {
        var stranger = new Caller.Anonymous("192.0.2.7");
        site.the(Quotas.class).reserve("search_scout", stranger);

        var found = ask(stranger);

        assertThat(found.meters())
                .containsExactly(
                        new Meter("search_scout", false, Optional.of(3), 1, Optional.of(2), RESET),
                        new Meter("ask_study_assistant", false, Optional.of(0), 0, Optional.of(0), RESET));
        assertThat(found.report()).contains("search_scout: 1 of 3 used; starts anew on 2026-12-01");
    }

    @Test
    void namesBothPaidTiersAndTheBetterLimitOfEach() {
        var account = account("both@example.org", Entitlement.STUDY, Entitlement.MARKET);

        var found = ask(new Caller.User(account.id(), account.email(), account.entitlements()));

        assertThat(found.tier()).isEqualTo("study and market");
        assertThat(found.entitlements()).containsExactly(Entitlement.STUDY, Entitlement.MARKET);
        assertThat(found.meters())
                .allMatch(Meter::unlimited)
                .allMatch(it -> it.limit().isEmpty());
    }

    @Test
    void leavesOutKeysThatNoLongerWork() {
        var account = account("keys@example.org", Entitlement.STUDY);
        var keys = site.the(ApiKeys.class);
        var past = site.the(Clock.class).instant().minus(Duration.ofDays(1));
        keys.mintFor(account.id(), "expired", Optional.of(past));
        keys.revoke(
                account.id(),
                keys.mintFor(account.id(), "revoked", Optional.empty()).key().id());
        keys.mintFor(account.id(), "good", Optional.empty());

        var found = ask(new Caller.User(account.id(), account.email(), account.entitlements()));

        assertThat(found.keys()).extracting(GetAccountStatus.Key::label).containsExactly("good");
        assertThat(found.report()).contains("good: made on 2026-11-27, does not expire, not used yet");
    }

    @Test
    void aServiceKeyBelongsToNobodyAndSeesNobodysKeys() {
        var minted = site.the(ApiKeys.class).mintForService(Set.of(Entitlement.MARKET), "nightly", Optional.empty());

        var found = ask(site.the(Callers.class).identify(Optional.of(minted.secret()), "192.0.2.8"));

        assertThat(found.tier()).isEqualTo("market");
        assertThat(found.userBound()).isFalse();
        assertThat(found.keys()).isEmpty();
    }

    private static GetAccountStatus.Found ask(Caller caller) {
        var offered = new Offered(
                SampleTools::offers, site.the(AccountsSettings.class).quotas());
        var tool = new GetAccountStatus(
                new Meters(offered, site.the(Quotas.class)),
                site.the(ApiKeys.class),
                site.the(PublicAddress.class),
                site.the(Clock.class));
        return tool.call(new GetAccountStatus.Query(), new By(caller));
    }

    private static Account account(String email, Entitlement... entitlements) {
        return site.the(Accounts.class).create(email, "a long enough password", Set.of(entitlements), false);
    }
}
