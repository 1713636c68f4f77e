package touchline.eval.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import touchline.documents.ReadingDesk;
import touchline.documents.Unreadable;

/** Measures how well files are read, ours beside PDFBox's plain text and what peers wrote to {@code target/peers}. */
public final class DocumentsReport {

    private static final Path SETS = Path.of("eval/documents");
    private static final Map<String, String> TITLES =
            Map.of("dev", "Dev half", "test", "Test half", "fresh", "Fresh scans");
    private static final Path PEERS = Path.of("target/peers");
    private static final Path READ = Path.of("target/read");

    private DocumentsReport() {}

    /** @param half dev or test, or fresh for the scans made later */
    public static void write(String half) throws IOException {
        Map<String, List<Scores>> text = new LinkedHashMap<>();
        Map<String, List<Scores>> scans = new LinkedHashMap<>();
        List<String> rows = new ArrayList<>();
        try (var desk = ReadingDesk.withDefaults()) {
            for (var file : files(half)) {
                var truth = Files.readString(sibling(file, ".md"));
                var ours = Scores.of(truth, read(desk, file, half));
                rows.add(ours.row(name(file)));
                var scores = name(file).startsWith("scan-") ? scans : text;
                add(scores, "Touchline", ours);
                others(file, half).forEach((engine, found) -> add(scores, engine, Scores.of(truth, found)));
            }
        }
        var ours = Stream.of(text, scans)
                .flatMap(group -> group.getOrDefault("Touchline", List.of()).stream())
                .toList();
        ConversionPage.put(
                half,
                "## %s%n%n%s%n%s%s### Each file%n%n%s"
                        .formatted(
                                TITLES.get(half),
                                Targets.table(Scores.mean(ours), ours.size()),
                                section("Files with text", text),
                                section("Scans", scans),
                                head("File") + String.join("\n", rows) + "\n"));
    }

    private static void add(Map<String, List<Scores>> scores, String engine, Scores one) {
        scores.computeIfAbsent(engine, _ -> new ArrayList<>()).add(one);
    }

    private static String section(String title, Map<String, List<Scores>> scores) {
        return scores.isEmpty() ? "" : "### %s%n%n%s%n".formatted(title, table(scores));
    }

    private static String table(Map<String, List<Scores>> scores) {
        var rows = scores.entrySet().stream()
                .map(entry -> Scores.mean(entry.getValue())
                        .row("%s, %d files"
                                .formatted(entry.getKey(), entry.getValue().size())))
                .collect(Collectors.joining("\n"));
        return head("Engine") + rows + "\n";
    }

    private static List<Path> files(String half) throws IOException {
        try (var all = Files.list(SETS.resolve(half))) {
            return all.filter(file -> !file.toString().endsWith(".md")).sorted().toList();
        }
    }

    private static String read(ReadingDesk desk, Path file, String half) throws IOException {
        try {
            var markdown =
                    desk.documents().read(file, file.getFileName().toString()).markdown();
            Files.createDirectories(READ.resolve(half));
            Files.writeString(READ.resolve(half).resolve(name(file) + ".md"), markdown);
            return markdown;
        } catch (Unreadable unreadable) {
            System.err.println(file + ": " + unreadable.reason());
            return "";
        }
    }

    private static Map<String, String> others(Path file, String half) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        if (file.toString().endsWith(".pdf")) {
            texts.put("PDFBox plain text", plain(file));
        }
        for (var peer : List.of("tika", "opendataloader")) {
            var text = PEERS.resolve(peer).resolve(half).resolve(name(file) + ".md");
            if (Files.exists(text)) {
                texts.put(peer.equals("tika") ? "Tika" : "OpenDataLoader", Files.readString(text));
            }
        }
        return texts;
    }

    private static String plain(Path file) {
        try (var document = Loader.loadPDF(file.toFile())) {
            return new PDFTextStripper().getText(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String head(String first) {
        return "| %s | %s |\n|%s\n"
                .formatted(first, String.join(" | ", Scores.NAMES), " --- |".repeat(Scores.NAMES.size() + 1));
    }

    private static Path sibling(Path file, String ending) {
        return file.resolveSibling(name(file) + ending);
    }

    private static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.[^.]+$", "");
    }
}
