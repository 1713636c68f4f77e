package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.Wire.json;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.Wire;

/** What clients of the handshake era meet at the endpoint. */
@ExtendWith(RunningServer.Shared.class)
class ProtocolTest {

    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";

    private Wire wire;

    @BeforeEach
    void connect(RunningServer server) {
        wire = new Wire(server.base());
    }

    @ParameterizedTest
    @CsvSource({
        "2024-11-05, 2024-11-05",
        "2025-03-26, 2025-03-26",
        "2025-06-18, 2025-06-18",
        "2025-11-25, 2025-11-25",
        "2025-11-05, 2025-11-05",
        "2026-07-28, 2025-11-25",
        "2099-01-01, 2025-11-25",
        "'', 2025-11-25"
    })
    void agreesOnAVersion(String asked, String answered) {
        var result = wire.rpc("initialize", Map.of("protocolVersion", asked), "MCP-Protocol-Version", "2099-01-01")
                .path("result");

        assertThat(result.path("protocolVersion").asString()).isEqualTo(answered);
        assertThat(result.path("capabilities").propertyNames())
                .containsExactlyInAnyOrder("tools", "prompts", "resources", "completions");
        assertThat(result.path("serverInfo").path("name").asString()).isEqualTo("touchline");
        assertThat(result.path("instructions").asString()).contains("Never invent");
    }

    @Test
    void agreesOnAVersionWhateverTheHeaderSays() {
        assertThat(wire.rpc("initialize", Map.of("protocolVersion", "2026-07-28"), "MCP-Protocol-Version", "2026-07-28")
                        .at("/result/protocolVersion")
                        .asString())
                .isEqualTo("2025-11-25");
    }

    @Test
    void agreesOnItsOwnVersionWhenTheClientAsksForNone() {
        assertThat(wire.rpc("initialize", Map.of())
                        .at("/result/protocolVersion")
                        .asString())
                .isEqualTo("2025-11-25");
        assertThat(wire.rpc("initialize", Map.of("protocolVersion", 7))
                        .at("/result/protocolVersion")
                        .asString())
                .isEqualTo("2025-11-25");
    }

    @Test
    void refusesAnUnknownVersionAfterTheHandshakeAndNamesThoseItSpeaks() {
        var answer = wire.message(LIST, "MCP-Protocol-Version", "2099-01-01");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).at("/error/code").asInt()).isEqualTo(-32022);
        assertThat(json(answer).at("/error/data/supported")).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0", "-7", "\"0\"", "\"seven\"", "\"\"", "9007199254740993", "1.50", "12345678901234567890123"})
    void returnsEveryLegalIdAsItCame(String id) {
        var answer = wire.message("{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"ping\"}".formatted(id));

        assertThat(answer.body()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{}}".formatted(id));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"jsonrpc":"2.0","id":null,"method":"tools/list"}          | -32600
            {"jsonrpc":"2.0","id":true,"method":"tools/list"}          | -32600
            {"jsonrpc":"2.0","id":{},"method":"tools/list"}            | -32600
            [{"jsonrpc":"2.0","id":1,"method":"ping"}]                 | -32600
            []                                                         | -32600
            {"id":1,"method":"ping"}                                   | -32600
            {"jsonrpc":"1.0","id":1,"method":"ping"}                   | -32600
            {"jsonrpc":"2.0","id":1}                                   | -32600
            {"jsonrpc":"2.0","id":1,"method":7}                        | -32600
            {"jsonrpc":"2.0","id":1,"method":"ping","params":[]}       | -32600
            "ping"                                                     | -32600
            {"jsonrpc":                                                | -32700
            {"jsonrpc":"2.0","id":1,"method":"ping"} trailing          | -32700
            {"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}            | -32700
            nonsense                                                   | -32700
            """)
    void refusesWhatIsNoMessage(String body, int code) {
        var answer = wire.message(body);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).at("/error/code").asInt()).isEqualTo(code);
        assertThat(json(answer).path("id").isNull()).isTrue();
    }

    @Test
    void refusesAnEmptyBody() {
        assertThat(json(wire.message("")).at("/error/code").asInt()).isEqualTo(-32700);
    }

    @Test
    void refusesTextThatIsNotUtf8() {
        assertThat(wire.message("\u0000\u0001").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"notifications/initialized", "notifications/cancelled", "no/such"})
    void acceptsNotificationsWithoutABody(String method) {
        var answer = wire.message("{\"jsonrpc\":\"2.0\",\"method\":\"%s\"}".formatted(method));

        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.body()).isEmpty();
    }

    @Test
    void acceptsAnAnswerToAQuestionItNeverAsked() {
        assertThat(wire.message("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}").statusCode())
                .isEqualTo(202);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "*/*",
                "application/json, text/event-stream",
                "text/event-stream",
                "text/html"
            })
    void answersWhateverTheClientAccepts(String accept) {
        var answer = wire.message(LIST, "Accept", accept);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
    }

    @Test
    void knowsNoSessions() {
        var answer = wire.message(LIST, "Mcp-Session-Id", "00000000-dead");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("mcp-session-id")).isEmpty();
        assertThat(wire.send("DELETE", "/mcp", "", "Mcp-Session-Id", "00000000-dead")
                        .statusCode())
                .isEqualTo(405);
    }

    @Test
    void servesTheSlashAtTheEnd() {
        assertThat(wire.send("POST", "/mcp/", LIST, "Content-Type", "application/json")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void servesOneAreaAlone() {
        var answer = wire.send("POST", "/mcp/study", LIST, "Content-Type", "application/json");

        assertThat(json(answer)
                        .at("/result/tools")
                        .valueStream()
                        .map(tool -> tool.path("name").asString()))
                .containsExactly(
                        "list_lessons",
                        "get_lesson",
                        "ask_study_assistant",
                        "drill_weak_topic",
                        "generate_mock_exam",
                        "submit_answers",
                        "get_regulation_article");
    }

    @Test
    void listsOnePageOnly() {
        assertThat(wire.rpc("tools/list", Map.of()).path("result").propertyNames())
                .containsExactly("tools");
        assertThat(wire.rpc("tools/list", Map.of("cursor", "zzz"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }

    @Test
    void saysWhatItDoesNotKnow() {
        assertThat(wire.rpc("no/such", Map.of()).at("/error/code").asInt()).isEqualTo(-32601);
        assertThat(wire.rpc("tools/call", Map.of("name", "no_such_tool"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
        assertThat(wire.rpc("prompts/get", Map.of("name", "no_such"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
        assertThat(wire.rpc("resources/read", Map.of("uri", "lesson://9"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32002);
        assertThat(wire.rpc("tools/call", Map.of("name", "list_lessons", "arguments", "x"))
                        .at("/error/code")
                        .asInt())
                .isEqualTo(-32602);
    }
}
