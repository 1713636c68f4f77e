package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.Wire.json;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.Wire;

/** What the endpoint does before it looks at a message. */
@ExtendWith(RunningServer.Shared.class)
class HttpDoorTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @Test
    void introducesItselfToWhoeverGets() {
        for (String accept : new String[] {"application/json", "*/*"}) {
            var answer = wire.get("/mcp", "Accept", accept);
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(json(answer).propertyNames())
                    .containsExactlyInAnyOrder("name", "transport", "endpoint", "protocolVersion", "hint");
        }
        var head = wire.send("HEAD", "/mcp", "");
        assertThat(head.statusCode()).isEqualTo(200);
        assertThat(head.body()).isEmpty();
    }

    @Test
    void hasNoStreamToOpen() {
        var answer = wire.get("/mcp", "Accept", "text/event-stream");

        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("allow"))
                .hasValueSatisfying(allow -> assertThat(allow).contains("POST"));
        assertThat(answer.headers().firstValue("www-authenticate")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "https://127.0.0.1.evil.example", "null", "file://", "nonsense"})
    void keepsForeignPagesOut(String origin) {
        assertThat(wire.message(PING, "Origin", origin).statusCode()).isEqualTo(403);
        assertThat(wire.send("OPTIONS", "/mcp", "", "Origin", origin).statusCode())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://localhost:6274", "http://127.0.0.1:1", "http://[::1]:3000"})
    void letsPagesOnTheUsersMachineIn(String origin) {
        var answer = wire.message(PING, "Origin", origin);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("access-control-allow-origin")).hasValue(origin);
    }

    @Test
    void answersPreflightsWithoutACredential() {
        var answer = wire.send(
                "OPTIONS",
                "/mcp",
                "",
                "Origin",
                "http://localhost:6274",
                "Access-Control-Request-Method",
                "POST",
                "Authorization",
                "Bearer svc_live_nonsense");

        assertThat(answer.statusCode()).isEqualTo(204);
        assertThat(answer.headers().firstValue("access-control-allow-headers"))
                .hasValueSatisfying(headers -> assertThat(headers)
                        .contains("Authorization", "MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"));
    }

    @Test
    void refusesBodiesThatAreTooLarge() {
        var answer = wire.message("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + "x".repeat(10_000_000) + "\"}");

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(json(answer).at("/error/message").asString()).contains("larger than 1048576 bytes");
    }

    @Test
    void refusesOtherMediaTypes() {
        assertThat(wire.send("POST", "/mcp", PING, "Content-Type", "text/plain").statusCode())
                .isEqualTo(415);
        assertThat(wire.send("PUT", "/mcp", PING, "Content-Type", "application/json")
                        .statusCode())
                .isEqualTo(405);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bearer svc_live_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                "Bearer eyJhbGciOiJub25lIn0.e30.",
                "Bearer x",
                "Basic dXNlcjpwYXNz",
                "Bearer"
            })
    void neverTakesABadCredentialForNone(String authorization) {
        var answer = wire.message(PING, "Authorization", authorization);

        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().firstValue("www-authenticate"))
                .hasValueSatisfying(challenge -> assertThat(challenge)
                        .contains("resource_metadata=\"" + wire.base() + "/.well-known/oauth-protected-resource/mcp\"")
                        .contains("error=\"invalid_token\""));
        assertThat(answer.body()).doesNotContain("svc_live_xxx");
    }

    @Test
    void takesTheCredentialFromTheQueryToo(RunningServer server) {
        String key = server.demo().market();

        assertThat(query("access_token=" + key).statusCode()).isEqualTo(200);
        assertThat(query("access%5Ftoken=" + key).statusCode()).isEqualTo(200);
        assertThat(query("access_token=" + key + "x").statusCode()).isEqualTo(401);
        assertThat(wire.send(
                                "POST",
                                "/mcp?access_token=" + key,
                                PING,
                                "Content-Type",
                                "application/json",
                                "Authorization",
                                "Bearer " + server.demo().study())
                        .statusCode())
                .isEqualTo(400);
    }

    private java.net.http.HttpResponse<String> query(String query) {
        return wire.send("POST", "/mcp?" + query, PING, "Content-Type", "application/json");
    }
}
