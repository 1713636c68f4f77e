package touchline.site.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.Account;
import touchline.accounts.Accounts;
import touchline.accounts.AccountsSettings;
import touchline.accounts.ApiKeys;
import touchline.accounts.Caller;
import touchline.accounts.Callers;
import touchline.accounts.Entitlement;
import touchline.accounts.Quota;
import touchline.accounts.Quotas;
import touchline.mcp.Call;
import touchline.site.Meter;
import touchline.site.Meters;
import touchline.site.Offered;
import touchline.site.SampleTools;
import touchline.study.progress.Progress;

@ExtendWith(RunningServer.Shared.class)
class GetAccountStatusTest {

    private final RunningServer server;
    private final LocalDate today;

    private record By(Caller caller) implements Call {
        @Override
        public Optional<Quota> quota() {
            return Optional.empty();
        }

        @Override
        public void progress(double done, double total, String message) {}
    }

    GetAccountStatusTest(RunningServer server) {
        this.server = server;
        this.today = LocalDate.now(the(Clock.class));
    }

    @Test
    void tellsAStrangerWhereToSignInAndNotWhereTheyAre() {
        var found = ask(new Caller.Anonymous("192.0.2.6"));

        assertThat(found.tier()).isEqualTo("anonymous");
        assertThat(found.keys()).isEmpty();
        assertThat(found.report()).contains("sign in at " + server.base() + "/sign-in");
        assertThat(found.toString() + found.report()).doesNotContain("192.0.2.6");
    }

    @Test
    void showsAnAccountItsOwnKeysByTheirBeginningsOnly() {
        var keys = server.demo();

        var answer = new Wire(server.base())
                .call("get_account_status", Map.of(), "Authorization", "Bearer " + keys.market())
                .toString();

        assertThat(answer)
                .contains("\"tier\":\"market\"", "\"entitlements\":[\"market\"]", "\"user_bound\":true")
                .contains(keys.market().substring(0, 13))
                .doesNotContain(keys.market(), keys.study().substring(0, 13));
    }

    @Test
    void countsWhatWasUsedAndSaysWhenItStartsAnew() {
        var stranger = new Caller.Anonymous("192.0.2.7");
        the(Quotas.class).reserve("search_scout", stranger);

        var reset = today.plusMonths(1).withDayOfMonth(1);

        var found = ask(stranger);

        assertThat(found.meters())
                .containsExactly(
                        new Meter("search_scout", false, Optional.of(3), 1, Optional.of(2), reset),
                        new Meter("ask_study_assistant", false, Optional.of(0), 0, Optional.of(0), reset));
        assertThat(found.report()).contains("search_scout: 1 of 3 used; starts anew on " + reset);
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
        var keys = the(ApiKeys.class);
        var past = the(Clock.class).instant().minus(Duration.ofDays(1));
        keys.mintFor(account.id(), "expired", Optional.of(past));
        keys.revoke(
                account.id(),
                keys.mintFor(account.id(), "revoked", Optional.empty()).key().id());
        keys.mintFor(account.id(), "good", Optional.empty());

        var found = ask(new Caller.User(account.id(), account.email(), account.entitlements()));

        assertThat(found.keys()).extracting(GetAccountStatus.Key::label).containsExactly("good");
        assertThat(found.report()).contains("good: made on %s, does not expire, not used yet".formatted(today));
    }

    @Test
    void aServiceKeyBelongsToNobodyAndSeesNobodysKeys() {
        var minted = the(ApiKeys.class).mintForService(Set.of(Entitlement.MARKET), "nightly", Optional.empty());

        var found = ask(the(Callers.class)
                .identify(Optional.of(minted.secret()), "192.0.2.8", "https://touchline.example/mcp"));

        assertThat(found.tier()).isEqualTo("market");
        assertThat(found.userBound()).isFalse();
        assertThat(found.keys()).isEmpty();
    }

    private GetAccountStatus.Found ask(Caller caller) {
        var offered =
                new Offered(SampleTools::offers, the(AccountsSettings.class).quotas());
        var tool = new GetAccountStatus(
                new Meters(offered, the(Quotas.class)),
                the(ApiKeys.class),
                the(Conditions.class),
                the(Progress.class),
                the(Clock.class));
        return tool.call(new GetAccountStatus.Query(), new By(caller));
    }

    private Account account(String email, Entitlement... entitlements) {
        return the(Accounts.class).create(email, "a long enough password", Set.of(entitlements), false);
    }

    private <T> T the(Class<T> kind) {
        return server.context().getBean(kind);
    }
}
