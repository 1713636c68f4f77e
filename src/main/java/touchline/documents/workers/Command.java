package touchline.documents.workers;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Set;
import touchline.documents.process.ReadingProcess;

/** Starts a reading process: this Java, this program's classes, little memory, and nothing of our environment. */
final class Command {

    /** What tesseract needs to be found and to find its languages. */
    private static final Set<String> KEPT = Set.of("PATH", "TESSDATA_PREFIX", "TMPDIR");

    private Command() {}

    static Process start(int memoryMb) throws IOException {
        var java = ProcessHandle.current().info().command().orElse("java");
        var builder = new ProcessBuilder(List.of(
                java,
                "-Xmx%dm".formatted(memoryMb),
                "-Xss1m",
                "-XX:+UseSerialGC",
                "-XX:MaxMetaspaceSize=128m",
                "-XX:MaxDirectMemorySize=64m",
                "-XX:+ExitOnOutOfMemoryError",
                "-Xshare:auto",
                "-Djava.awt.headless=true",
                "-cp",
                ManagementFactory.getRuntimeMXBean().getClassPath(),
                ReadingProcess.class.getName()));
        builder.environment().keySet().retainAll(KEPT);
        // A library's words about a file may hold the file's own.
        builder.redirectError(Redirect.DISCARD);
        return builder.start();
    }
}
