package touchline.accounts.signin;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.accounts.Throttle;
import touchline.store.Store;
import touchline.time.SettableClock;

class RegistrationTest {

    private final Running service = Running.shared();
    private final Browser browser = new Browser(service.base());

    @Test
    void registersAPublicClientWhateverItAsksFor() {
        var answer = browser.postJson("/oauth2/register", """
                {"client_name": "  A\\u202e\\tB ", "redirect_uris": ["cursor://anysphere.cursor/callback"],
                 "token_endpoint_auth_method": "client_secret_basic", "scope": "everything", "software_id": "x"}
                """);
        assertThat(answer.statusCode()).isEqualTo(201);
        var said = Browser.json(answer);
        assertThat(said.path("client_name").stringValue()).isEqualTo("A B");
        assertThat(said.path("token_endpoint_auth_method").stringValue()).isEqualTo("none");
        assertThat(said.has("client_secret")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://example.org/callback",
                "https://example.org/callback#fragment",
                "https://user@example.org/callback",
                "javascript:alert(1)",
                "data:text/html,x",
                "file:///etc/passwd",
                "/relative",
                "http://127.0.0.1.example.org/",
                "https:///nowhere",
                "not an address"
            })
    void refusesUnsafeRedirects(String redirect) {
        var answer = browser.postJson("/oauth2/register", "{\"redirect_uris\": [\"%s\"]}".formatted(redirect));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Browser.json(answer).path("error").stringValue()).isEqualTo("invalid_redirect_uri");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{                                                                                | invalid_client_metadata",
                "[]                                                                               | invalid_client_metadata",
                "\"text\"                                                                         | invalid_client_metadata",
                "{}                                                                               | invalid_redirect_uri",
                "{\"redirect_uris\": []}                                                          | invalid_redirect_uri",
                "{\"redirect_uris\": \"https://a.example/\"}                                      | invalid_redirect_uri",
                "{\"redirect_uris\": [1]}                                                         | invalid_redirect_uri",
                "{\"redirect_uris\": [\"https://a.example/\"], \"client_name\": {}}               | invalid_client_metadata",
                "{\"redirect_uris\": [\"https://a.example/\"], \"grant_types\": [\"password\"]}   | invalid_client_metadata",
                "{\"redirect_uris\": [\"https://a.example/\"], \"response_types\": \"token\"}     | invalid_client_metadata"
            })
    void refusesBodiesThatDescribeNoClient(String body, String error) {
        var answer = browser.postJson("/oauth2/register", body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(Browser.json(answer).path("error").stringValue()).isEqualTo(error);
    }

    @Test
    void refusesLongBodies() {
        var answer = browser.postJson("/oauth2/register", "{\"x\": \"%s\"}".formatted("y".repeat(5000)));
        assertThat(answer.statusCode()).isEqualTo(413);
    }

    @Test
    void forgetsWhatNobodyHasUsedForNinetyDays() {
        var unused = new Visit(service).registered();
        var visit = new Visit(service);
        var used = visit.registered();
        visit.signUp();
        service.clock().pass(Duration.ofDays(60));
        visit.submit("/sign-in", visit.email, Visit.PASSWORD);
        visit.redeem(used, visit.code(visit.request(used)), Map.of());
        service.clock().pass(Duration.ofDays(40));
        new Visit(service).registered();
        assertThat(known(unused)).isFalse();
        assertThat(known(used)).isTrue();
    }

    private boolean known(String client) {
        return service.bean(Store.class)
                .read()
                .sql("SELECT id FROM signin_client WHERE id = :id")
                .param("id", client)
                .query(String.class)
                .optional()
                .isPresent();
    }

    @Test
    void limitsRegistrationsByNetworkAndHour() {
        var clock = new SettableClock("1970-01-01T00:00:00Z");
        var limit = new Throttle(2, Duration.ofHours(1), clock);
        assertThat(limit.takeFrom("2001:db8::1")).isEmpty();
        assertThat(limit.takeFrom("2001:db8::2")).isEmpty();
        clock.pass(Duration.ofMinutes(20));
        assertThat(limit.takeFrom("2001:db8::3")).contains(Duration.ofMinutes(40));
        assertThat(limit.takeFrom("2001:db8:0:1::1")).isEmpty();
        clock.pass(Duration.ofMinutes(40));
        assertThat(limit.takeFrom("2001:db8::1")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:1/cb, http://127.0.0.1:2/cb, true",
        "http://localhost/cb, http://localhost:4711/cb, true",
        "http://127.0.0.1:1/cb, http://localhost:1/cb, false",
        "http://127.0.0.1:1/cb, http://127.0.0.1:1/other, false",
        "https://a.example/cb, https://a.example:8443/cb, false",
        "https://a.example/cb, https://a.example/cb?x=1, false",
        "http://127.0.0.1:1/cb, http://user@127.0.0.1:1/cb, false"
    })
    void comparesRedirectsToTheLetterButForThePortOfOnesOwnMachine(String registered, String asked, boolean same) {
        assertThat(RedirectAddress.matches(registered, asked)).isEqualTo(same);
    }
}
