package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.accounts.AccessTokens;
import touchline.problem.Problem;
import touchline.store.Store;

/** How long tokens last, and what ends them. */
class TokenLifeTest {

    private final Running service = Running.shared();
    private final Visit visit = new Visit(service);

    @Test
    void rotatesRefreshTokensAndEndsTheGrantWhenASpentOneComesLater() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var first = refreshToken(visit.redeem(client, code, Map.of()));
        var second = refreshToken(visit.refresh(client, first));
        assertThat(second).isNotEqualTo(first);
        assertThat(visit.refresh(client, first).body()).contains("invalid_grant");
        var third = refreshToken(visit.refresh(client, second));

        service.clock().pass(Duration.ofMinutes(2));
        assertThat(visit.refresh(client, second).body()).contains("invalid_grant");
        assertThat(visit.refresh(client, third).body()).contains("invalid_grant");
    }

    @Test
    void letsTokensExpireByTheServicesClock() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var tokens = Browser.json(visit.redeem(client, code, Map.of()));
        var token = tokens.path("access_token").stringValue();
        service.clock().pass(Duration.ofMinutes(60).plusSeconds(59));
        assertThat(service.bean(AccessTokens.class)
                        .read(token, service.base() + "/mcp")
                        .email())
                .isEqualTo(visit.email);
        service.clock().pass(Duration.ofSeconds(2));
        assertThatThrownBy(() -> service.bean(AccessTokens.class).read(token, service.base() + "/mcp"))
                .hasMessageContaining("has expired")
                .hasMessageContaining(service.base() + "/mcp");
        service.clock().pass(Duration.ofDays(31));
        assertThat(visit.refresh(client, tokens.path("refresh_token").stringValue())
                        .body())
                .contains("invalid_grant");
    }

    @Test
    void revokesARefreshToken() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var tokens = visit.redeem(client, code, Map.of());
        var token = refreshToken(tokens);
        var access = Browser.json(tokens).path("access_token").stringValue();
        assertThat(service.bean(AccessTokens.class)
                        .read(access, service.base() + "/mcp")
                        .email())
                .isEqualTo(visit.email);
        assertThat(visit.browser
                        .post("/oauth2/revoke", Map.of("client_id", client, "token", token))
                        .statusCode())
                .isEqualTo(200);
        assertThat(visit.refresh(client, token).body()).contains("invalid_grant");
        assertThatThrownBy(() -> service.bean(AccessTokens.class).read(access, service.base() + "/mcp"))
                .hasMessageContaining("was revoked");
    }

    @Test
    void disconnectsAnApplicationOnTheAccountPage() {
        var client = visit.registered();
        visit.signUp();
        var tokens = visit.redeem(client, visit.code(visit.request(client)), Map.of());
        var access = Browser.json(tokens).path("access_token").stringValue();
        assertThat(service.bean(AccessTokens.class)
                        .read(access, service.base() + "/mcp")
                        .email())
                .isEqualTo(visit.email);
        assertThat(visit.browser.get("/account").body()).contains("Disconnect Desk");

        visit.browser.post("/account/applications/disconnect", Browser.hidden(visit.browser.get("/account")));

        assertThat(visit.browser.get("/account").body()).doesNotContain("Disconnect Desk");
        assertThatThrownBy(() -> service.bean(AccessTokens.class).read(access, service.base() + "/mcp"))
                .hasMessageContaining("was revoked");
        assertThat(visit.refresh(client, refreshToken(tokens)).body()).contains("invalid_grant");
    }

    @Test
    void keepsNoTokenInTheDatabase() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var tokens = Browser.json(visit.redeem(client, code, Map.of()));
        var rows = service.bean(Store.class)
                .read()
                .sql("SELECT * FROM signin_grant WHERE client_id = :client")
                .param("client", client)
                .query()
                .listOfRows();
        assertThat(rows).hasSize(1);
        assertThat(rows.toString())
                .doesNotContain(code)
                .doesNotContain(tokens.path("refresh_token").stringValue())
                .doesNotContain(tokens.path("access_token").stringValue());
    }

    @Test
    void letsNoAccessTokenAgreeInItsPersonsPlace() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var token = Browser.json(visit.redeem(client, code, Map.of()))
                .path("access_token")
                .stringValue();
        var stranger = new Browser(service.base());
        var answer = stranger.get(
                "/oauth2/authorize?" + Browser.query(visit.request(client)), "Authorization", "Bearer " + token);
        assertThat(answer.statusCode()).isEqualTo(401);
    }

    @Test
    void refusesTokensThatSayNothingOfTheirKind() {
        var bare = "eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl";
        assertThatThrownBy(() -> service.bean(AccessTokens.class).read(bare, service.base() + "/mcp"))
                .isInstanceOf(Problem.class)
                .message()
                .doesNotContain(bare);
    }

    private static String refreshToken(HttpResponse<String> answer) {
        return Browser.json(answer).path("refresh_token").stringValue();
    }
}
