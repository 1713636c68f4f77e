package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;
import touchline.accounts.WorkerSecret;

/** What an operator reads at the start. */
@ExtendWith(RunningServer.Shared.class)
class WelcomeTest {

    @Test
    void saysHowToConnectEachClientAndGivesTheDemosKeys(RunningServer server) {
        var text = welcome(server, server.bean(WorkerSecret.class));

        assertThat(text)
                .contains(server.base() + "/", "MCP endpoint: " + server.mcp())
                .contains("claude mcp add --transport http touchline " + server.mcp())
                .contains("code --add-mcp '{\"name\": \"touchline\", \"type\": \"http\", \"url\": \"" + server.mcp()
                        + "\"}'")
                .contains("{\"mcpServers\": {\"touchline\": {\"url\": \"" + server.mcp() + "\"}}}")
                .contains("npx -y mcp-remote " + server.mcp())
                .contains(
                        server.demo().member(),
                        server.demo().study(),
                        server.demo().market(),
                        server.demo().operator(),
                        server.demo().signIn().email());
    }

    @Test
    void namesNoKeyOfAnOperatorThatOpensNothing(RunningServer server) {
        assertThat(welcome(server, new WorkerSecret(Optional.of("an operator's own"))))
                .contains("operator  what TOUCHLINE_WORKER_SECRET says")
                .doesNotContain(server.demo().operator());
    }

    private static String welcome(RunningServer server, WorkerSecret secret) {
        return new Welcome(server.bean(PublicAddress.class), server.bean(Demo.class), secret, server.folder()).text();
    }
}
