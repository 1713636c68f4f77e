package touchline.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.Accounts;
import touchline.accounts.ApiKeys;

@ExtendWith(RunningServer.Shared.class)
class AccountPagesTest {

    private final RunningServer server;
    private final LocalDate today;

    AccountPagesTest(RunningServer server) {
        this.server = server;
        this.today = LocalDate.now(server.context().getBean(Clock.class));
    }

    @Test
    void aKeyIsShownOnceWorksAndIsRefusedOnceRevoked() {
        var browser = browser().signIn(server.demo().signIn());
        var shown = mint(browser, "Laptop");

        assertThat(shown).startsWith("svc_live_").hasSize(49);
        assertThat(browser.page("/account").text()).contains("Laptop").doesNotContain(shown);
        assertThat(status(shown)).isEqualTo(200);

        browser.submit(browser.page("/account"), revocation(shown), Map.of());

        assertThat(status(shown)).isEqualTo(401);
        assertThat(browser.page("/account").select(".keys li:contains(Laptop)").text())
                .contains("revoked " + today);
    }

    @Test
    void aKeyExpiresWhenThePersonChoseIt() {
        var browser = browser().signIn(server.demo().signIn());

        mint(browser, "Short-lived");

        assertThat(browser.page("/account")
                        .select(".keys li:contains(Short-lived)")
                        .text())
                .contains("expires " + today.plusDays(30));
    }

    @Test
    void aFormWithoutItsOneTimeValueIsRefused() {
        var browser = browser().signIn(server.demo().signIn());

        var answer = browser.post("/account/keys", Map.of("label", "Forged", "expires_in_days", "30"));

        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body()).contains("load the page again");
        assertThat(browser.page("/account").text()).doesNotContain("Forged");
    }

    @Test
    void anotherAccountsKeyCannotBeRevoked() {
        var owners = mint(browser().signIn(server.demo().signIn()), "Mine alone");
        var stranger = browser().signUp("stranger@example.org");
        var page = stranger.page("/account");

        var answer = stranger.post(
                revocation(owners),
                Map.of("_csrf", page.expectFirst("[name=_csrf]").attr("value")));

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(status(owners)).isEqualTo(200);
    }

    @Test
    void aMemberIsToldHowToGetAKeyAndCannotMakeOne() {
        var member = browser().signUp("member@example.org");
        var page = member.page("/account");
        assertThat(page.select("form[action=/account/keys]")).isEmpty();
        assertThat(page.select(".hint a").attr("href")).isEqualTo("/pricing");

        var fields = Map.of(
                "_csrf", page.expectFirst("[name=_csrf]").attr("value"), "label", "Free", "expires_in_days", "never");
        var answer = member.post("/account/keys", fields);

        assertThat(answer.statusCode()).isEqualTo(402);
        assertThat(answer.body()).contains("/pricing");
        var account = server.context()
                .getBean(Accounts.class)
                .byEmail("member@example.org")
                .orElseThrow();
        assertThat(server.context().getBean(ApiKeys.class).of(account.id())).isEmpty();
    }

    @Test
    void aLabelThatWillNotDoIsExplainedAtTheForm() {
        var browser = browser().signIn(server.demo().signIn());

        var answer = browser.submit(
                browser.page("/account"), "/account/keys", Map.of("label", " ", "expires_in_days", "30"));

        assertThat(Jsoup.parse(answer.body()).select("form [role=alert]").text())
                .isEqualTo("Give the key a label of 1 to 80 characters.");
        assertThat(browser.page("/account").select("[role=alert]")).isEmpty();
    }

    @Test
    void whoeverIsNotSignedInIsAskedToAndThenArrives() {
        var browser = browser();
        var asked = browser.page("/account");
        assertThat(asked.title()).isEqualTo("Sign in – Touchline");

        var failed = browser.submit(asked, "/sign-in", Map.of("email", "a@example.org", "password", "wrong"));
        assertThat(Jsoup.parse(failed.body()).select("form [role=alert]").text())
                .contains("not right");

        assertThat(browser.signIn(server.demo().signIn())
                        .page("/account")
                        .select("dd")
                        .eachText())
                .contains(server.demo().signIn().email())
                .anyMatch(tier -> tier.startsWith("market"));
    }

    @Test
    void signingOutEndsIt() {
        var browser = browser().signIn(server.demo().signIn());

        browser.submit(browser.page("/account"), "/sign-out", Map.of());

        assertThat(browser.page("/account").title()).isEqualTo("Sign in – Touchline");
    }

    private static String mint(Browser browser, String label) {
        var answer = browser.submit(
                browser.page("/account"), "/account/keys", Map.of("label", label, "expires_in_days", "30"));
        return Jsoup.parse(answer.body()).expectFirst(".secret").text();
    }

    private String revocation(String key) {
        return "/account/keys/%s/revoke"
                .formatted(server.context()
                        .getBean(ApiKeys.class)
                        .find(key)
                        .orElseThrow()
                        .id());
    }

    private int status(String key) {
        return new Wire(server.base())
                .message("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", "Authorization", "Bearer " + key)
                .statusCode();
    }

    private Browser browser() {
        return new Browser(server.base());
    }
}
