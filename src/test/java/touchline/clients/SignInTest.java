package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import touchline.RunningServer;

/** A person connects an application in a real browser, and the application then calls tools in their name. */
@ExtendWith(RunningServer.Shared.class)
class SignInTest {

    private static final Path CHROMIUM =
            Path.of(Optional.ofNullable(System.getenv("CHROMIUM")).orElse("/usr/bin/chromium"));

    /** What {@code sign-in.mjs} writes. */
    record Connected(
            @JsonUnwrapped Seen seen,
            boolean registered,
            String challenge,
            String resourceAsked,
            String state,
            String issuer,
            List<String> audience,
            boolean refreshable) {}

    @Test
    void aRegisteredApplicationGetsATokenForToolCalls(RunningServer server) throws Exception {
        assertThat(CHROMIUM).as("Chromium: run ./verify, which installs it").exists();
        var photographs = Files.createDirectories(Path.of("target/sign-in").toAbsolutePath());
        var person = server.demo().signIn();
        var connected = Node.run(
                        Map.of("EMAIL", person.email(), "PASSWORD", person.password(), "CHROMIUM", CHROMIUM.toString()),
                        "sign-in.mjs",
                        server.mcp(),
                        photographs.toString())
                .as(Connected.class);

        connected.seen().isComplete().isSeenAsTheHolderOf(server.demo().market(), "market");
        assertThat(connected)
                .usingRecursiveComparison()
                .ignoringFields("seen")
                .isEqualTo(new Connected(
                        connected.seen(),
                        true,
                        "S256",
                        server.mcp(),
                        "a-state-of-ours",
                        server.base(),
                        List.of(server.mcp()),
                        true));
    }
}
