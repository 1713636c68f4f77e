package touchline.bench;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import touchline.documents.process.Frames;
import touchline.documents.process.Order;
import touchline.documents.reading.Limits;

/** What {@code bench/documents} starts to prepare our reading process's orders and to read with PDFBox alone. */
final class ReadingBench {

    private static final Limits LIMITS = new Limits(10_000_000, 2_000);

    private ReadingBench() {}

    /** @param args {@code orders OUT FILE …}, {@code plain OUT FILE …} or {@code pages FILE …} */
    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "orders" -> orders(Path.of(args[1]), files(args, 2));
            case "plain" -> plain(Files.createDirectories(Path.of(args[1])), files(args, 2));
            case "pages" -> System.out.println(pages(files(args, 1)));
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static List<Path> files(String[] args, int from) {
        return Arrays.stream(args).skip(from).map(Path::of).toList();
    }

    private static void orders(Path to, List<Path> files) throws IOException {
        try (var out = new DataOutputStream(Files.newOutputStream(to))) {
            for (Path file : files) {
                Frames.write(
                        out,
                        new Order(
                                file.toAbsolutePath().toString(),
                                file.getFileName().toString(),
                                LIMITS,
                                false));
            }
        }
    }

    private static void plain(Path to, List<Path> files) throws IOException {
        for (Path file : files) {
            try (var document = Loader.loadPDF(file.toFile())) {
                Files.writeString(to.resolve(file.getFileName() + ".txt"), new PDFTextStripper().getText(document));
            }
        }
    }

    private static int pages(List<Path> files) throws IOException {
        int pages = 0;
        for (Path file : files) {
            try (var document = Loader.loadPDF(file.toFile())) {
                pages += document.getNumberOfPages();
            }
        }
        return pages;
    }
}
