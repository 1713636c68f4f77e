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
        var key = server.demo().study();
        var seen = Node.run(Map.of("AUTH_HEADER", "Bearer " + key), "mcp-remote.mjs", server.mcp())
                .as(Seen.class);

        seen.isComplete().isSeenAsTheHolderOf(key, "study");
    }
}
