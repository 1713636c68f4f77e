package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.Wire.json;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import tools.jackson.databind.json.JsonMapper;
import touchline.RunningServer;
import touchline.Wire;

/** What clients of 2026-07-28 meet: no handshake, and headers that repeat the body. */
@ExtendWith(RunningServer.Shared.class)
class ModernProtocolTest {

    private static final String VERSION = "2026-07-28";

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @Test
    void tellsWhatItSpeaks() {
        var result = json(send("server/discover", Map.of(), VERSION, "server/discover", ""))
                .path("result");

        assertThat(result.path("supportedVersions").path(0).asString()).isEqualTo(VERSION);
        assertThat(result.path("resultType").asString()).isEqualTo("complete");
        assertThat(result.path("ttlMs").asInt()).isPositive();
        assertThat(result.path("cacheScope").asString()).isEqualTo("public");
        assertThat(result.at("/_meta/io.modelcontextprotocol~1serverInfo/name").asString())
                .isEqualTo("touchline");
    }

    @Test
    void marksEveryResultAndHowLongListsHold() {
        var list = json(send("tools/list", Map.of(), VERSION, "tools/list", "")).path("result");
        var call = json(send("tools/call", lessonFour(), VERSION, "tools/call", "get_lesson"))
                .path("result");

        assertThat(list.path("resultType").asString()).isEqualTo("complete");
        assertThat(list.has("ttlMs")).isTrue();
        assertThat(call.path("resultType").asString()).isEqualTo("complete");
        assertThat(call.has("ttlMs")).isFalse();
        assertThat(call.path("isError").asBoolean()).isFalse();
    }

    @Test
    void comparesHeadersWithTheBody() {
        assertThat(code(send("tools/list", Map.of(), VERSION, "tools/call", "")))
                .isEqualTo(-32020);
        assertThat(code(send("tools/call", lessonFour(), VERSION, "tools/call", "list_lessons")))
                .isEqualTo(-32020);
        assertThat(code(send("tools/call", lessonFour(), VERSION, "tools/call", "")))
                .isEqualTo(-32020);
        assertThat(code(send("tools/list", Map.of(), "2025-11-25", "tools/list", "")))
                .isEqualTo(-32020);
    }

    @Test
    void readsNamesThatTravelAsBase64() {
        var encoded =
                "=?base64?" + Base64.getEncoder().encodeToString("get_lesson".getBytes(StandardCharsets.UTF_8)) + "?=";

        assertThat(send("tools/call", lessonFour(), VERSION, "tools/call", encoded)
                        .statusCode())
                .isEqualTo(200);
        assertThat(code(send("tools/call", lessonFour(), VERSION, "tools/call", "=?base64?***?=")))
                .isEqualTo(-32020);
    }

    @Test
    void answers404ToUnknownMethodsAnd400ToUnknownVersions() {
        assertThat(send("no/such", Map.of(), VERSION, "no/such", "").statusCode())
                .isEqualTo(404);
        assertThat(send("initialize", Map.of(), VERSION, "initialize", "").statusCode())
                .isEqualTo(404);

        var unknown = post("tools/list", Map.of("_meta", meta("2030-01-01")), "2030-01-01", "tools/list", "");
        assertThat(unknown.statusCode()).isEqualTo(400);
        assertThat(json(unknown).at("/error/code").asInt()).isEqualTo(-32022);
        assertThat(json(unknown).at("/error/data/requested").asString()).isEqualTo("2030-01-01");
    }

    @Test
    void refusesARequestThatDoesNotSayWhatTheClientCanDo() {
        var answer = post(
                "tools/list",
                Map.of("_meta", Map.of("io.modelcontextprotocol/protocolVersion", VERSION)),
                VERSION,
                "tools/list",
                "");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(code(answer)).isEqualTo(-32602);
    }

    private static Map<String, Object> lessonFour() {
        return Map.of("name", "get_lesson", "arguments", Map.of("lesson_number", 4));
    }

    private HttpResponse<String> send(
            String method, Map<String, ?> params, String versionHeader, String methodHeader, String nameHeader) {
        Map<String, Object> all = new HashMap<>(params);
        all.put("_meta", meta(VERSION));
        return post(method, all, versionHeader, methodHeader, nameHeader);
    }

    private HttpResponse<String> post(
            String method, Map<String, ?> params, String versionHeader, String methodHeader, String nameHeader) {
        String body = JsonMapper.shared()
                .writeValueAsString(Map.of("jsonrpc", "2.0", "id", 1, "method", method, "params", params));
        return nameHeader.isEmpty()
                ? wire.message(body, "MCP-Protocol-Version", versionHeader, "Mcp-Method", methodHeader)
                : wire.message(
                        body,
                        "MCP-Protocol-Version",
                        versionHeader,
                        "Mcp-Method",
                        methodHeader,
                        "Mcp-Name",
                        nameHeader);
    }

    private static Map<String, Object> meta(String version) {
        return Map.of(
                "io.modelcontextprotocol/protocolVersion",
                version,
                "io.modelcontextprotocol/clientCapabilities",
                Map.of());
    }

    private static int code(HttpResponse<String> answer) {
        return json(answer).at("/error/code").asInt();
    }
}
