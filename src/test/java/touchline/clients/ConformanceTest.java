package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.RunningServer;
import touchline.clients.conformance.Diagnostics;

/** The official conformance suite: what the protocol's own authors require of a server of each version. */
class ConformanceTest {

    private static RunningServer server;

    @BeforeAll
    static void start() {
        server = RunningServer.start(Diagnostics.class);
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    /** Fails on a failure that is not listed, and on a listed one that no longer fails. */
    @ParameterizedTest
    @ValueSource(strings = {"2025-11-25", "2026-07-28"})
    void failsOnlyWhereWeSayWhy(String version) throws Exception {
        var listed = Path.of("src/test/clients/expected-failures-" + version + ".yml");
        var ended = suite("server", server.mcp(), "--requirements", version, "--expected-failures", absolute(listed));

        assertThat(ended.code()).as(ended.output() + ended.errors()).isZero();
        assertThat(ended.output()).contains("tools-call-with-progress: 2 passed");
    }

    /** The suite runs these checks with the others but does not count them yet. */
    @Test
    void comparesTheHeadersWithTheBody() throws Exception {
        var ended =
                suite("server", server.mcp(), "--scenario", "http-header-validation", "--spec-version", "2026-07-28");

        assertThat(ended.code()).as(ended.output() + ended.errors()).isZero();
        assertThat(ended.output()).contains("14/14");
    }

    @Test
    void describesTheIdentityProviderAsClientsExpect() throws Exception {
        var ended = suite("authorization", server.base(), "--scenario", "authorization-server-metadata-endpoint");

        assertThat(ended.code()).as(ended.output() + ended.errors()).isZero();
        assertThat(ended.output()).contains("2/2");
    }

    /** @param role what is tested: a server or an authorization server */
    private static Node.Ended suite(String role, String url, String... arguments) throws Exception {
        var fixed = Stream.of(role, "--url", url, "--output-dir", absolute(Path.of("target/conformance")));
        return Node.run(
                Map.of(),
                "node_modules/@modelcontextprotocol/conformance/dist/index.js",
                Stream.concat(fixed, Stream.of(arguments)).toArray(String[]::new));
    }

    private static String absolute(Path path) {
        return path.toAbsolutePath().toString();
    }
}
