package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.RunningServer;
import touchline.Wire;
import touchline.accounts.Accounts;
import touchline.accounts.Caller;
import touchline.accounts.Callers;
import touchline.accounts.Demo;
import touchline.accounts.Entitlement;

class OperationsTest {

    private static final String MINT = "/api/internal/mcp/mint";

    private static RunningServer server;
    private static Wire service;
    private static Demo.Keys demo;

    @BeforeAll
    static void start() {
        server = RunningServer.start(List.of("--touchline.time.clock=2026-11-27T12:00:00Z"));
        service = new Wire(server.base());
        demo = server.demo();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void isReady() {
        var answer = service.get("/api/health");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"ok\":true,\"service\":\"touchline\"}");
    }

    @Test
    void mintsAServiceKey() {
        var answer = mint("""
                {"entitlements": ["study", "market"], "label": "importer", "expires_in_days": 30}""");

        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(answer.body()).matches("""
                \\{"key":"svc_live_\\w{40}","key_id":"[-\\w]{36}","prefix":"svc_live_\\w{4}",\
                "entitlements":\\["study","market"],"user_bound":false,"expires_at":"2026-12-27T12:00:\\d\\dZ"}""");
        assertThat(caller(answer)).isInstanceOf(Caller.ServiceKey.class);
        assertThat(caller(answer).entitled()).containsExactlyInAnyOrder(Entitlement.values());
    }

    @Test
    void mintsAKeyForAPersonWhoIsNewHere() {
        var answer = mint("""
                {"email": "New@example.org", "entitlements": ["market"], "label": "gift"}""");

        assertThat(answer.body()).contains("\"entitlements\":[\"market\"],\"user_bound\":true}");
        assertThat(caller(answer)).isInstanceOfSatisfying(Caller.User.class, user -> {
            assertThat(user.email()).isEqualTo("new@example.org");
            assertThat(user.entitlements()).containsExactly(Entitlement.MARKET);
        });
    }

    @Test
    void mintsAKeyThatMayWhatItsAccountMay() {
        var answer = mint("""
                {"email": "%s", "label": "second"}""".formatted(demo.signIn().email()));

        assertThat(answer.body()).contains("\"entitlements\":[\"market\"],\"user_bound\":true}");
        assertThat(caller(answer).account())
                .isEqualTo(server.bean(Accounts.class)
                        .byEmail(demo.signIn().email())
                        .map(it -> it.id()));
    }

    @Test
    void opensATierForAPersonWhoTellsTheirAccountId() {
        var id = server.bean(Accounts.class)
                .create("self@example.org", "a long enough password", Set.of(), false)
                .id();

        assertThat(mint("{\"email\":\"self@example.org\",\"entitlements\":[\"study\"],\"label\":\"a\"}")
                        .statusCode())
                .isEqualTo(409);
        var answer = mint("{\"account_id\":\"%s\",\"entitlements\":[\"study\"],\"label\":\"a\"}".formatted(id));
        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(caller(answer).account()).contains(id);
        assertThat(caller(answer).entitled()).containsExactly(Entitlement.STUDY);
        assertThat(mint("{\"account_id\":\"nobody\",\"label\":\"a\"}").statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"label\":\"a\"}; entitlements; required",
                "{\"label\":\"a\",\"entitlements\":[]}; entitlements; required",
                "{\"label\":\"a\",\"entitlements\":[\"gold\"]}; entitlements; enum",
                "{\"entitlements\":[\"study\"]}; label; required",
                "{\"label\":\" \",\"entitlements\":[\"study\"]}; label; length",
                "{\"label\":\"a\",\"email\":\"nobody\"}; email; email",
                "{\"label\":\"a\",\"email\":\"a@b.example\",\"account_id\":\"1\"}; account_id; single_owner",
                "{\"label\":\"a\",\"entitlements\":[\"study\"],\"expires_in_days\":0}; expires_in_days; range",
                "{\"label\":\"a\",\"entitlements\":[\"study\"],\"expires_in_days\":3651}; expires_in_days; range",
                "{\"label\":\"a\",\"entitlements\":[\"study\"],\"expires\":1}; expires; unknown",
            })
    void refusesAnOrderThatWillNotDo(String order, String path, String rule) {
        var answer = mint(order);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).endsWith("\"path\":\"%s\",\"rule\":\"%s\"}".formatted(path, rule));
    }

    @Test
    void mintsForOperatorsOnlyAndReadsNothingOfOthers() {
        assertThat(service.post(MINT, "{").statusCode()).isEqualTo(401);
        assertThat(service.post(MINT, "{", "x-worker-secret", "wrong").statusCode())
                .isEqualTo(401);
        assertThat(service.post(MINT, "{", "x-worker-secret", demo.market()).statusCode())
                .isEqualTo(401);
        assertThat(service.get(MINT).statusCode()).isEqualTo(401);
        // No token opens this route, so no client should go and get one.
        assertThat(service.post(MINT, "{").headers().firstValue("WWW-Authenticate"))
                .isEmpty();
    }

    private static HttpResponse<String> mint(String order) {
        return service.post(MINT, order, "x-worker-secret", demo.operator());
    }

    private static Caller caller(HttpResponse<String> minted) {
        var key = minted.body().replaceAll(".*\"key\":\"(\\w+)\".*", "$1");
        return server.bean(Callers.class).identify(Optional.of(key), "203.0.113.9", "https://touchline.example/mcp");
    }
}
