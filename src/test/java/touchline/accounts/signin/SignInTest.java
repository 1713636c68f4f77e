package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SignInTest {

    private final Running service = Running.shared();
    private final Visit visit = new Visit(service);

    @Test
    void signsUpThenOutAndInAgain() {
        var signedUp = visit.signUp();
        assertThat(Browser.location(signedUp)).isEqualTo("/account");
        assertThat(String.join(" ", signedUp.headers().allValues("set-cookie")))
                .contains("HttpOnly", "SameSite=Lax")
                .doesNotContain("Secure");
        assertThat(visit.browser.get("/account").statusCode()).isNotEqualTo(302);

        var csrf = Browser.hidden(visit.browser.get("/sign-in"));
        assertThat(Browser.location(visit.browser.post("/sign-out", csrf))).isEqualTo("/");
        assertThat(Browser.location(visit.browser.get("/account"))).isEqualTo("/sign-in");
        visit.submit("/sign-in", visit.email, Visit.PASSWORD);
        assertThat(visit.browser.get("/account").statusCode()).isNotEqualTo(302);
    }

    @Test
    void doesNotTellWhetherAnAddressHasAnAccount() {
        visit.signUp();
        var stranger = new Visit(service);
        assertThat(failed(stranger, visit.email, "a wrong password"))
                .isEqualTo(failed(stranger, stranger.email, "a wrong password"))
                .contains("The address or the password is not right");
    }

    @Test
    void slowsDownWhoeverGuesses() {
        visit.signUp();
        var stranger = new Visit(service);
        for (int guess = 0; guess < 10; guess++) {
            stranger.submit("/sign-in", visit.email, "guess number " + guess);
        }
        assertThat(failed(stranger, visit.email, Visit.PASSWORD)).contains("try again in");
        service.clock().pass(Duration.ofMinutes(15));
        assertThat(Browser.location(stranger.submit("/sign-in", visit.email, Visit.PASSWORD)))
                .isEqualTo("/account");
    }

    @Test
    void limitsTheAccountsThatOneNetworkMayAskFor() {
        try (var strict = Running.start("--touchline.signin.sign-ups=1")) {
            assertThat(Browser.location(new Visit(strict).signUp())).isEqualTo("/account");
            var second = new Visit(strict);
            assertThat(Browser.location(second.signUp())).isEqualTo("/sign-up?failed");
            assertThat(second.browser.get("/sign-up?failed").body()).contains("try again in 60 minutes");
            strict.clock().pass(Duration.ofHours(1));
            assertThat(Browser.location(second.signUp())).isEqualTo("/account");
        }
    }

    @Test
    void saysWhySignUpFailed() {
        visit.signUp();
        var other = new Visit(service);
        assertThat(Browser.location(other.submit("/sign-up", visit.email, Visit.PASSWORD)))
                .isEqualTo("/sign-up?failed");
        assertThat(other.browser.get("/sign-up?failed").body()).contains("already has an account");
        other.submit("/sign-up", other.email, "short");
        assertThat(other.browser.get("/sign-up?failed").body()).contains("The password must have");
    }

    @Test
    void takesNoFormWithoutItsOneTimeValue() {
        var form = Map.of("email", visit.email, "password", Visit.PASSWORD);
        assertThat(visit.browser.post("/sign-up", form).statusCode()).isEqualTo(403);
        assertThat(visit.browser.post("/sign-in", form).statusCode()).isEqualTo(403);
    }

    private static String failed(Visit stranger, String address, String password) {
        assertThat(Browser.location(stranger.submit("/sign-in", address, password)))
                .isEqualTo("/sign-in?failed");
        return stranger.browser
                .get("/sign-in?failed")
                .body()
                .lines()
                .filter(line -> line.contains("role=\"alert\""))
                .findFirst()
                .orElse("");
    }
}
