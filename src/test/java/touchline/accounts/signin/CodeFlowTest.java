package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchline.accounts.AccessTokens;
import touchline.problem.Problem;

class CodeFlowTest {

    private final Running service = Running.shared();
    private final Visit visit = new Visit(service);

    @Test
    void leadsFromRegistrationToATokenOfTheSignedInAccount() throws Exception {
        var client = visit.registered();
        var request = visit.request(client);
        request.put("resource", service.base() + "/mcp/");

        var first = visit.authorize(request);
        assertThat(first.statusCode()).isEqualTo(302);
        assertThat(Browser.location(first)).isEqualTo("/sign-in");
        var signedUp = visit.signUp();
        assertThat(Browser.location(signedUp)).isEqualTo("/oauth2/authorize?" + Browser.query(request));
        var page = visit.asked(request);
        assertThat(page.body()).contains("Connect Desk?", "127.0.0.1", "nobody vouches");
        var back = visit.browser.post("/oauth2/authorize", Browser.hidden(page));
        assertThat(Browser.location(back)).startsWith(Visit.REDIRECT + "?");
        assertThat(Browser.redirected(back, "iss")).isEqualTo(service.base());
        assertThat(Browser.redirected(back, "state")).isEqualTo("a state");

        var tokens = Browser.json(visit.redeem(client, Browser.redirected(back, "code"), Map.of()));
        assertThat(tokens.path("expires_in").asInt()).isCloseTo(3600, within(60));
        var token = tokens.path("access_token").stringValue();
        var jwt = SignedJWT.parse(token);
        assertThat(jwt.getHeader().getType().getType()).isEqualTo("at+jwt");
        assertThat(jwt.getJWTClaimsSet().getAudience()).containsExactly(service.base() + "/mcp");
        var caller = service.bean(AccessTokens.class).read(token, service.base() + "/mcp");
        assertThat(caller.email()).isEqualTo(visit.email);
        assertThat(jwt.getJWTClaimsSet().getSubject()).isEqualTo(caller.accountId());
    }

    @Test
    void opensOnlyTheEndpointThatAnAreasTokenWasAskedFor() {
        var client = visit.registered();
        visit.signUp();
        var request = visit.request(client);
        request.put("resource", service.base() + "/mcp/study");
        var token = accessToken(client, request);
        assertThat(ping("/mcp/study", token)).isEqualTo(200);
        assertThat(ping("/mcp", token)).isEqualTo(401);
        var other = visit.registered();
        var wholeRequest = visit.request(other);
        wholeRequest.put("resource", service.base() + "/mcp");
        var whole = accessToken(other, wholeRequest);
        assertThat(ping("/mcp/study", whole)).isEqualTo(200);
        assertThat(ping("/mcp", whole)).isEqualTo(200);
    }

    private int ping(String endpoint, String token) {
        return visit.browser
                .postJson(endpoint + "?access_token=" + token, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}")
                .statusCode();
    }

    @Test
    void tellsTheAddressOnlyToWhomTheScopeWasGranted() throws Exception {
        var client = visit.registered();
        visit.signUp();
        var without = visit.request(client);
        assertThat(claimsOf(accessToken(client, without)))
                .doesNotContain(visit.email)
                .contains("sub");
        var with = visit.request(client);
        with.put("scope", "openid email");
        assertThat(claimsOf(accessToken(client, with))).contains(visit.email);
    }

    private String accessToken(String client, Map<String, String> request) {
        var tokens = visit.redeem(client, visit.code(request), Map.of());
        return Browser.json(tokens).path("access_token").stringValue();
    }

    private String claimsOf(String token) throws ParseException {
        var answer = visit.browser.get("/userinfo", "Authorization", "Bearer " + token);
        return SignedJWT.parse(token).getJWTClaimsSet() + answer.body();
    }

    @Test
    void asksOnceForEachApplication() {
        var client = connected();
        assertThat(Browser.location(visit.authorize(visit.request(client)))).startsWith(Visit.REDIRECT + "?code=");
    }

    @Test
    void givesAnIdTokenWhenAskedForOneWhichOpensNothing() {
        var client = visit.registered();
        visit.signUp();
        var request = visit.request(client);
        request.put("scope", "openid email mcp:everything");
        var code = visit.code(request);
        var tokens = Browser.json(visit.redeem(client, code, Map.of()));
        assertThat(tokens.path("scope").stringValue().split(" ")).containsExactlyInAnyOrder("openid", "email", "tools");
        var idToken = tokens.path("id_token").stringValue();
        assertThatThrownBy(() -> service.bean(AccessTokens.class).read(idToken, service.base() + "/mcp"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(service.base() + "/mcp");
        var refreshed = visit.refresh(client, tokens.path("refresh_token").stringValue());
        assertThat(Browser.json(refreshed).path("id_token").isString()).isTrue();
    }

    @Test
    void takesNoForNo() {
        var client = visit.registered();
        visit.signUp();
        var answer = Browser.hidden(visit.asked(visit.request(client)));
        answer.remove("scope");
        var back = visit.browser.post("/oauth2/authorize", answer);
        assertThat(Browser.redirected(back))
                .containsEntry("error", "access_denied")
                .containsKeys("iss", "state");
    }

    @Test
    void refusesAWrongVerifier() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var answer =
                visit.redeem(client, code, Map.of("code_verifier", "another-verifier-that-is-long-enough-as-well-ok"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("invalid_grant");
    }

    @Test
    void redeemsACodeOnceAndEndsTheGrantWhenItComesAgain() {
        var client = visit.registered();
        visit.signUp();
        var code = visit.code(visit.request(client));
        var tokens = Browser.json(visit.redeem(client, code, Map.of()));
        assertThat(visit.redeem(client, code, Map.of()).body()).contains("invalid_grant");
        assertThat(visit.refresh(client, tokens.path("refresh_token").stringValue())
                        .body())
                .contains("invalid_grant");
    }

    @Test
    void sendsNobodyToAnAddressThatIsNotRegistered() {
        var request = visit.request(visit.registered());
        request.put("redirect_uri", "https://elsewhere.example/callback");
        var answer = visit.authorize(request);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("location")).isEmpty();
    }

    @Test
    void insistsOnPkceWithSha256() {
        var client = visit.registered();
        var without = visit.request(client);
        without.remove("code_challenge");
        without.remove("code_challenge_method");
        assertThat(Browser.redirected(visit.authorize(without))).containsEntry("error", "invalid_request");
        var plain = visit.request(client);
        plain.put("code_challenge_method", "plain");
        assertThat(Browser.redirected(visit.authorize(plain))).containsEntry("error", "invalid_request");
    }

    @Test
    void refusesToIssueTokensForForeignResources() {
        var client = visit.registered();
        var foreign = visit.request(client);
        foreign.put("resource", "https://other.example/mcp");
        assertThat(Browser.redirected(visit.authorize(foreign))).containsEntry("error", "invalid_target");
        visit.signUp();
        var code = visit.code(visit.request(client));
        var answer = visit.redeem(client, code, Map.of("resource", "https://other.example/mcp"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("invalid_target");
    }

    private String connected() {
        var client = visit.registered();
        visit.signUp();
        visit.agree(visit.request(client));
        return client;
    }
}
