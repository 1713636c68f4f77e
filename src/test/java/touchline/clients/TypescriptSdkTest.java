package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.RunningServer;

/** The official TypeScript SDK, both major versions of it. */
@ExtendWith(RunningServer.Shared.class)
class TypescriptSdkTest {

    @Test
    void versionOneUsesTheServiceWithoutACredential(RunningServer server) throws Exception {
        var seen = Node.run(Map.of(), "typescript-v1.mjs", server.mcp()).as(Seen.class);

        assertThat(seen.isComplete().version()).contains("2025-11-25");
        assertThat(seen.account()).isEqualTo(new Seen.Account("anonymous", false, List.of()));
    }

    @Test
    void versionOneUsesTheServiceWithAKey(RunningServer server) throws Exception {
        var key = server.demo().market();
        var seen =
                Node.run(Map.of("KEY", key), "typescript-v1.mjs", server.mcp()).as(Seen.class);

        seen.isComplete().isSeenAsTheHolderOf(key, "market");
    }

    @Test
    void versionOneIsRefusedWithAKeyThatDoesNotExist(RunningServer server) throws Exception {
        var ended = Node.run(Map.of("KEY", "svc_live_nobody"), "typescript-v1.mjs", server.mcp());

        assertThat(ended.code()).isNotZero();
        assertThat(ended.errors()).contains("code: 401");
    }

    @ParameterizedTest
    @CsvSource({"legacy, 2025-11-25", "auto, 2026-07-28"})
    void versionTwoAgreesOnTheNewestVersionItMaySpeak(String mode, String version, RunningServer server)
            throws Exception {
        var key = server.demo().member();
        var seen = Node.run(Map.of("KEY", key), "typescript-v2.mjs", server.mcp(), mode)
                .as(Seen.class);

        assertThat(seen.version()).contains(version);
        seen.isComplete().isSeenAsTheHolderOf(key, "member");
    }
}
