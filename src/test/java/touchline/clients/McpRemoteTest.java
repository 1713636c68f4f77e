package touchline.clients;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;

/** Clients that only speak over standard input and output come through mcp-remote. */
@ExtendWith(RunningServer.Shared.class)
class McpRemoteTest {

    @Test
    void bridgesWithTheKeyFromAnEnvironmentVariable(RunningServer server) throws Exception {
        var header = Map.of("AUTH_HEADER", "Bearer " + server.demo().study());

        Node.run(header, "mcp-remote.mjs", server.mcp()).as(Seen.class).isComplete();
    }
}
