package touchline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** Nothing secret is written anywhere, even with every log turned on. */
@ExtendWith(OutputCaptureExtension.class)
class SecretsTest {

    private static final String MADE_UP = "svc_live_SECRETVALUE12345SECRETVALUE12345SECRETVA";
    private static final String PASSWORD = "PASSWORDVALUE12345";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";

    @Test
    void logsAndDataHoldNoCredential(CapturedOutput output) throws IOException {
        // The first start shows the demo's keys to the person at the terminal; this is about every other one.
        var folder = RunningServer.start().stopped().folder();
        int before = output.getAll().length();
        List<String> secrets;
        try (var server = RunningServer.on(folder, "--logging.level.root=debug")) {
            secrets = List.of(
                    MADE_UP,
                    PASSWORD,
                    server.demo().market(),
                    server.demo().study(),
                    server.demo().operator());
            use(new Wire(server.base()), server);
            assertThat(stored(folder)).doesNotContain(secrets.toArray(String[]::new));
        }
        assertThat(output.getAll().substring(before)).contains("DEBUG").doesNotContain(secrets.toArray(String[]::new));
    }

    private static void use(Wire wire, RunningServer server) {
        String json = "application/json";
        wire.message(PING, "Authorization", "Bearer " + MADE_UP);
        wire.message(PING, "Authorization", "Bearer " + server.demo().market());
        wire.call(
                "probe_user",
                Map.of("how", "break"),
                "Authorization",
                "Bearer " + server.demo().market());
        for (String parameter : List.of("access_token", "access%5Ftoken")) {
            for (String key : List.of(MADE_UP, server.demo().study())) {
                wire.send("POST", "/mcp?" + parameter + "=" + key, PING, "Content-Type", json);
                wire.send("POST", "/mcp?" + parameter + "=" + key, "x", "Content-Type", json);
                wire.get("/nope?" + parameter + "=" + key);
                wire.get("/pricing?" + parameter + "=" + key);
            }
        }
        for (String parameter : List.of("access_token", "access%5Ftoken")) {
            for (String key : List.of(MADE_UP, server.demo().study())) {
                String query = "?" + parameter + "=" + key;
                sendRaw(server, "GET /mcp" + query + "&x={ HTTP/1.1");
                sendRaw(server, "GET /pricing" + query + "&x=%zz HTTP/1.1");
                sendRaw(server, "GET /%zz" + query + " HTTP/1.1");
                sendRaw(server, "GET /mcp" + query + " HTTP/7");
            }
        }
        sendRaw(server, "GET /mcp HTTP/1.1", "Authorization\u0001: Bearer " + MADE_UP);
        sendRaw(server, "GET /mcp HTTP/1.1", "Cookie: =" + MADE_UP + "\u0001");
        wire.send("POST", "/api/internal/mcp/mint", "{}", "Content-Type", json, "x-worker-secret", MADE_UP);
        wire.send(
                "POST",
                "/api/internal/mcp/mint",
                "{\"entitlements\":[\"market\"],\"label\":\"secrets\"}",
                "Content-Type",
                json,
                "x-worker-secret",
                server.demo().operator());
        wire.send(
                "POST",
                "/sign-in",
                "email=a%40b.example&password=" + PASSWORD,
                "Content-Type",
                "application/x-www-form-urlencoded");
    }

    /** As no client library would: what the server refuses before any code of ours sees it. */
    private static void sendRaw(RunningServer server, String... head) {
        URI address = URI.create(server.base());
        try (var socket = new Socket(address.getHost(), address.getPort())) {
            String request =
                    String.join("\r\n", head) + "\r\nHost: " + address.getAuthority() + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            assertThat(socket.getInputStream().readAllBytes()).isNotEmpty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Everything in the data folder but the one file that is there to hold the demo's keys. */
    private static String stored(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            var all = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("demo.json"))
                    .toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            return all.toString();
        }
    }
}
