package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiscoveryTest {

    private final Running service = Running.shared();
    private final Browser browser = new Browser(service.base());

    @Test
    void servesTheSameProviderDocumentWhereverClientsLook() {
        var reference = browser.get("/.well-known/oauth-authorization-server").body();
        for (var path : List.of("", "/mcp", "/mcp/study")) {
            for (var name : List.of("oauth-authorization-server", "openid-configuration")) {
                assertServed("/.well-known/" + name + path, reference);
                assertServed(path + "/.well-known/" + name, reference);
            }
        }
    }

    private void assertServed(String path, String body) {
        var answer = browser.get(path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.headers().allValues("access-control-allow-origin")).containsExactly("*");
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(answer.body()).isEqualTo(body);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/.well-known/oauth-authorization-server",
                "/.well-known/oauth-protected-resource/mcp",
                "/.well-known/mcp.json",
                "/llms.txt",
                "/touchline.css",
                "/lessons",
                "/mcp"
            })
    void letsNobodyStoreAnAnswerToACredential(String path) {
        var answer = browser.get(path, "Authorization", "Bearer anything");
        assertThat(answer.headers().allValues("cache-control")).containsExactly("no-store");
    }

    @Test
    void saysWhatMcpClientsLookFor() {
        var document = Browser.json(browser.get("/.well-known/oauth-authorization-server/mcp"));
        assertThat(document.path("issuer").stringValue()).isEqualTo(service.base());
        assertThat(document.path("registration_endpoint").stringValue()).isEqualTo(service.base() + "/oauth2/register");
        assertThat(document.path("code_challenge_methods_supported").toString()).isEqualTo("[\"S256\"]");
        assertThat(document.path("token_endpoint_auth_methods_supported").toString())
                .isEqualTo("[\"none\"]");
        assertThat(document.path("client_id_metadata_document_supported").booleanValue())
                .isTrue();
        assertThat(document.path("authorization_response_iss_parameter_supported")
                        .booleanValue())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/mcp", "/mcp/study", "/mcp/cases"})
    void namesEachResourceExactly(String path) {
        var document = Browser.json(browser.get("/.well-known/oauth-protected-resource" + path));
        assertThat(document.path("resource").stringValue()).isEqualTo(service.base() + path);
        assertThat(document.path("authorization_servers").toString()).isEqualTo("[\"" + service.base() + "\"]");
    }

    @Test
    void namesTheMcpEndpointAtTheRoot() {
        assertThat(browser.get("/.well-known/oauth-protected-resource").body())
                .isEqualTo(
                        browser.get("/.well-known/oauth-protected-resource/mcp").body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/.well-known/oauth-protected-resource/nothing",
                "/.well-known/oauth-authorization-server/nothing",
                "/.well-known/openid-configuration/mcp/nothing",
                "/.well-known/oauth-protected-resource/",
                "/nothing/.well-known/openid-configuration"
            })
    void knowsNoOtherResource(String path) {
        assertThat(browser.get(path).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/oauth2/token",
                "/oauth2/register",
                "/oauth2/jwks",
                "/oauth2/revoke",
                "/userinfo",
                "/.well-known/oauth-protected-resource/mcp"
            })
    void letsBrowsersOfAnySiteAsk(String path) {
        var answer = browser.options(path);
        assertThat(answer.statusCode()).isEqualTo(204);
        assertThat(answer.headers().firstValue("access-control-allow-origin")).hasValue("*");
    }

    @Test
    void keepsSecurityFiltersAwayFromTheTools() {
        var answer = browser.get("/mcp", "accept", "application/json", "authorization", "Bearer nonsense");
        assertThat(answer.headers().map()).doesNotContainKeys("set-cookie", "x-frame-options", "x-xss-protection");
    }
}
