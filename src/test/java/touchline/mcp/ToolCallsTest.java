package touchline.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static touchline.Wire.text;

import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;
import touchline.Wire;

/** What happens around a tool: access, arguments, quota, progress, failures. */
class ToolCallsTest {

    private RunningServer server;
    private Wire wire;

    @BeforeEach
    void start() {
        server = RunningServer.start(Probes.QUOTAS, Probes.class);
        wire = new Wire(server.base());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    void tellsWhatToDoWhenACallerMayNot() {
        var ask = wire.call("probe_signed_in", Map.of("how", "well"));
        var person = wire.call("probe_user", Map.of("how", "well"));
        var paid = wire.call(
                "probe_market",
                Map.of("how", "well"),
                "Authorization",
                "Bearer " + server.demo().study());

        assertThat(text(ask)).startsWith("AUTH_REQUIRED_FOR_AI: ").contains(server.base() + "/sign-in");
        assertThat(challenge(ask)).contains("/.well-known/oauth-protected-resource/mcp");
        assertThat(text(person)).startsWith("USER_TOKEN_REQUIRED: ");
        assertThat(challenge(person)).contains("resource_metadata");
        assertThat(text(paid)).startsWith("PREMIUM_REQUIRED: ").contains(server.base() + "/pricing");
        assertThat(error(paid).path("tier").asString()).isEqualTo("market");
        assertThat(List.of(ask, person, paid)).allSatisfy(result -> {
            assertThat(result.path("isError").asBoolean()).isTrue();
            assertThat(result.has("structuredContent")).isFalse();
        });
    }

    @Test
    void chargesCallsThatSucceedAndNoOthers() {
        for (Map<String, ?> wrong : List.<Map<String, ?>>of(
                Map.of(),
                Map.of("how", 123),
                Map.of("how", "well", "bogus", 1),
                Map.of("how", "fail"),
                Map.of("how", "break"))) {
            assertThat(wire.call("probe_metered", wrong).path("isError").asBoolean())
                    .isTrue();
        }
        for (int used = 1; used <= 3; used++) {
            assertThat(wire.call("probe_metered", Map.of("how", "well"))
                            .at("/structuredContent/quota/used")
                            .asInt())
                    .isEqualTo(used);
        }
        var refused = wire.call("probe_metered", Map.of("how", "well"));
        assertThat(text(refused)).startsWith("QUOTA_EXCEEDED: ");
        assertThat(error(refused).path("limit").asInt()).isEqualTo(3);
        assertThat(error(refused).path("reset_date").asString()).matches("\\d{4}-\\d\\d-01");
    }

    @Test
    void neverLetsParallelCallsPassTheLimitTogether() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var calls = IntStream.range(0, 40)
                    .mapToObj(_ -> threads.submit(() -> wire.call("probe_metered", Map.of("how", "well"))))
                    .toList();
            int succeeded = 0;
            for (var call : calls) {
                succeeded += call.get().path("isError").asBoolean() ? 0 : 1;
            }
            assertThat(succeeded).isEqualTo(3);
        }
    }

    @Test
    void countsAPersonOnceWhateverTheirCredential() {
        String key = "Bearer " + server.demo().member();
        for (int call = 0; call < 12; call++) {
            wire.call("probe_metered", Map.of("how", "well"), "Authorization", key);
        }
        assertThat(text(wire.call("probe_metered", Map.of("how", "well"), "Authorization", key)))
                .startsWith("QUOTA_EXCEEDED");
        assertThat(wire.call("probe_metered", Map.of("how", "well"))
                        .path("isError")
                        .asBoolean())
                .isFalse();
        assertThat(wire.call("probe_signed_in", Map.of("how", "well"), "Authorization", key)
                        .at("/structuredContent/quota/remaining")
                        .asInt())
                .isEqualTo(8);
    }

    @Test
    void hidesTheCauseOfAFaultBehindAnIncident() {
        var broken = wire.call(
                "probe_user",
                Map.of("how", "break"),
                "Authorization",
                "Bearer " + server.demo().member());

        assertThat(text(broken)).startsWith("INTERNAL: ");
        assertThat(broken.toString()).doesNotContain("secret cause", "IllegalState");
        assertThat(error(broken).path("incident").asString()).hasSize(36);
    }

    @Test
    void cutsALongReportAndSaysSo() {
        var cut = text(wire.call("probe_metered", Map.of("how", "long")));

        assertThat(cut).hasSizeLessThanOrEqualTo(20_000).contains("Cut here");
    }

    @Test
    void streamsProgressToAClientThatAsked() {
        var asked = slow("application/json, text/event-stream", "\"_meta\":{\"progressToken\":\"t-1\"},");

        assertThat(asked).startsWith("event: message\ndata: {");
        assertThat(asked.split("event: message\n")).hasSize(4);
        assertThat(asked).contains("\"progressToken\":\"t-1\"", "\"message\":\"half\"", "\"structuredContent\"");
    }

    @Test
    void streamsNothingToAClientThatDidNot() {
        assertThat(slow("application/json, text/event-stream", "")).startsWith("{\"jsonrpc\"");
        assertThat(slow("application/json", "\"_meta\":{\"progressToken\":7},")).startsWith("{\"jsonrpc\"");
    }

    @Test
    void chargesACallWhoseClientHungUp() throws Exception {
        String body = """
                {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"progressToken":1},\
                "name":"probe_metered","arguments":{"how":"long work"}}}""";
        var address = URI.create(server.base());
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            socket.getOutputStream()
                    .write(("POST /mcp HTTP/1.1\r\nHost: " + address.getAuthority()
                                    + "\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\nContent-Length: "
                                    + body.length() + "\r\n\r\n" + body)
                            .getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().read()).isEqualTo('H');
        }

        assertThat(Probes.LONG_WORK_ENDED.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(wire.call("probe_metered", Map.of("how", "well"))
                        .at("/structuredContent/quota/used")
                        .asInt())
                .isEqualTo(2);
    }

    private String slow(String accept, String meta) {
        return wire.message(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{%s\"name\":\"probe_user\",\"arguments\":{\"how\":\"slow\"}}}"
                                .formatted(meta),
                        "Accept",
                        accept,
                        "Authorization",
                        "Bearer " + server.demo().member())
                .body();
    }

    private static String challenge(JsonNode result) {
        return result.at("/_meta/mcp~1www_authenticate/0").asString();
    }

    private static JsonNode error(JsonNode result) {
        return result.at("/_meta/touchline~1error");
    }
}
