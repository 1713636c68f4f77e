package touchline.operations;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;
import touchline.accounts.Demo;
import touchline.accounts.PublicAddress;

/** What an operator reads at the start. */
@ExtendWith(RunningServer.Shared.class)
class WelcomeTest {

    @Test
    void saysHowToConnectEachClientAndGivesTheDemosKeys(RunningServer server) {
        var text = new Welcome(server.bean(PublicAddress.class), server.bean(Demo.class), server.folder()).text();

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
}
