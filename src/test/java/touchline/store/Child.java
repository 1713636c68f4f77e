package touchline.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A second process on the test class path, for what only another process can do: hold a lock, or be killed. */
public final class Child implements AutoCloseable {

    private final Process process;
    private final BufferedReader output;

    private Child(Process process) {
        this.process = process;
        this.output = process.inputReader(StandardCharsets.UTF_8);
    }

    public static Child run(Class<?> program, String... arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        return new Child(new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start());
    }

    /** The next line that the child says after {@code word}, passing over what it logs; none at its end. */
    public Optional<String> hear(String word) throws IOException {
        for (var line = output.readLine(); line != null; line = output.readLine()) {
            if (line.startsWith(word)) {
                return Optional.of(line.substring(word.length()));
            }
        }
        return Optional.empty();
    }

    /** Lets the child say what it likes: a pipe that nobody reads would hold it up in the end. */
    public void mute() {
        Thread.ofVirtual().start(() -> output.lines().forEach(_ -> {}));
    }

    /** Lets the child go on, which waits for a line. */
    public void nod() throws IOException {
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
    }

    /** Waits until the child ends by itself; its exit code. */
    public int ended() throws InterruptedException {
        return process.waitFor();
    }

    /** SIGKILL: no shutdown hook, no flush, no chance to tidy up. */
    public void kill() throws InterruptedException {
        // Through the handle, because Process would throw away what the child has said already.
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    @Override
    public void close() throws InterruptedException {
        kill();
    }
}
