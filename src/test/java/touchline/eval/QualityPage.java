package touchline.eval;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The page of all figures: what was measured last stands in {@code eval/results}, and the page joins it. */
final class QualityPage {

    private static final Path RESULTS = Path.of("eval/results");
    private static final Path PAGE = Path.of("docs/retrieval-quality.md");
    private static final List<String> ORDER = List.of(
            "questions-test",
            "questions-dev",
            "questions-dev2",
            "questions-dev3",
            "questions-dev4",
            "questions-dev5",
            "calibration",
            "citations-fresh",
            "citations-test",
            "citations-dev",
            "assistant-test",
            "assistant-dev",
            "cases-test",
            "cases-dev",
            "players",
            "public",
            "history");

    private QualityPage() {}

    /** Prints a result, keeps it and writes the page anew. */
    static void put(String name, String markdown) throws IOException {
        System.out.println(markdown);
        Files.createDirectories(RESULTS);
        Files.writeString(RESULTS.resolve(name + ".md"), markdown.strip() + "\n");
        StringBuilder page = new StringBuilder(Files.readString(RESULTS.resolve("head.md")));
        for (String section : ORDER) {
            page.append("\n").append(section(section).orElse(notRun(section)));
        }
        Files.writeString(PAGE, page);
    }

    private static Optional<String> section(String name) throws IOException {
        Path file = RESULTS.resolve(name + ".md");
        return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
    }

    private static String notRun(String name) {
        return "## %s\n\nNot run.\n".formatted(name);
    }
}
