package touchline.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import touchline.eval.sets.QuestionFile;
import touchline.eval.sets.TestQuestion;

/** One engine with one number of passages in a process of its own; prints a row of the table for each way of searching. */
final class RetrievalBench {

    private static final int WARM_UP_SECONDS = 10;
    private static final int SECONDS = 40;
    private static final int QUESTIONS = 400;
    private static final double MEGA = 1024.0 * 1024.0;

    private RetrievalBench() {}

    /** @param args engine, number of passages, an empty folder */
    public static void main(String[] args) throws IOException, SQLException {
        int count = Integer.parseInt(args[1]);
        RegisterText text = RegisterText.read();
        List<String> questions =
                QuestionFile.read("dev").stream().map(TestQuestion::text).toList();
        try (Engine engine = engine(args[0], Path.of(args[2]))) {
            long start = System.nanoTime();
            engine.fill(text, count);
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
            engine.searches().forEach((way, search) -> {
                Latency.of(questions, QUESTIONS, WARM_UP_SECONDS, search);
                Latency latency = Latency.of(questions, QUESTIONS, SECONDS, search);
                System.out.println(row(engine, count, way, seconds, latency));
            });
        }
        // The database and the embedding model keep threads of their own.
        System.exit(0);
    }

    private static Engine engine(String name, Path folder) throws IOException, SQLException {
        return switch (name) {
            case "touchline" -> new OurSearch(folder);
            case "fts5" -> new Fts5(folder);
            case "postgres" -> new PostgresText(folder);
            default -> throw new IllegalArgumentException("no such engine: " + name);
        };
    }

    private static String row(Engine engine, int count, String way, long seconds, Latency latency) {
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %s | %d | %.0f | %.0f | %d | %.1f | %.1f |",
                engine.name(),
                count,
                way,
                seconds,
                engine.disk() / MEGA,
                resident() / 1024.0,
                latency.questions(),
                latency.p50(),
                latency.p99());
    }

    /** The most this process ever held, in KiB; a database server is a process of its own and is not in it. */
    private static long resident() {
        try {
            return Files.readAllLines(Path.of("/proc/self/status")).stream()
                    .filter(line -> line.startsWith("VmHWM"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException notLinux) {
            return 0;
        }
    }
}
