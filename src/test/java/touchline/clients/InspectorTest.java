package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import touchline.RunningServer;

/** The official Inspector on the command line, in both eras of the protocol. */
@ExtendWith(RunningServer.Shared.class)
class InspectorTest {

    @ParameterizedTest
    @ValueSource(strings = {"legacy", "auto"})
    void findsNothingWrongWithAnyToolSchema(String era, RunningServer server) throws Exception {
        var ended = inspect(server, era, "--method", "tools/list", "--strict");

        assertThat(ended.as(JsonNode.class).path("tools")).isNotEmpty();
        assertThat(ended.errors()).doesNotContain("issue");
    }

    @ParameterizedTest
    @ValueSource(strings = {"legacy", "auto"})
    void callsATool(String era, RunningServer server) throws Exception {
        var answer = inspect(
                        server,
                        era,
                        "--method",
                        "tools/call",
                        "--tool-name",
                        "get_lesson",
                        "--tool-arg",
                        "lesson_number=4")
                .as(JsonNode.class);

        assertThat(answer.at("/structuredContent/lesson/lesson_number").asInt()).isEqualTo(4);
    }

    private static Node.Ended inspect(RunningServer server, String era, String... arguments) throws Exception {
        var connection = Stream.of(
                "--cli",
                server.mcp(),
                "--transport",
                "http",
                "--protocol-era",
                era,
                "--header",
                "Authorization: Bearer " + server.demo().market());
        return Node.run(
                Map.of(),
                "node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js",
                Stream.concat(connection, Stream.of(arguments)).toArray(String[]::new));
    }
}
