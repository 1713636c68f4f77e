package touchline.documents.reading.ocr;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** The program that reads pictures, with those of our languages that are installed; one of these reads one file. */
public final class Tesseract {

    private static final List<String> LANGUAGES = List.of("eng", "fra", "deu", "spa");

    /** What it may use, in kilobytes; a picture is decoded by it, not by us. */
    private static final String MEMORY = "2000000";

    /** Of its words, when all languages were tried, so many are in a language that the page may be in. */
    private static final double SHARE = 0.08;

    private static final int CANDIDATES = 2;

    /** A page that is less sure by so much than the pages before is in another language. */
    private static final double LESS_SURE = 3;

    /** Lines of a column beside another are narrower. */
    private static final float ACROSS = 0.6f;

    /** Names of tesseract for how it looks for lines. */
    private static final String ANY_LAYOUT = "3";

    private static final String ONE_COLUMN = "4";

    private static final String ONE_BLOCK = "6";

    private static final String STDIN = "stdin";

    private final List<String> languages;

    /** What the pages before were in, and how sure their words were; empty before the first. */
    private String usual = "";

    private double sure;

    private Tesseract(List<String> languages) {
        this.languages = languages;
    }

    /** Absent when it is not installed, or none of our languages is. */
    public static Optional<Tesseract> installed() {
        try {
            var known = run(List.of("--list-langs"), new byte[0]).lines().toList();
            var languages = LANGUAGES.stream().filter(known::contains).toList();
            return languages.isEmpty() ? Optional.empty() : Optional.of(new Tesseract(languages));
        } catch (IOException notInstalled) {
            return Optional.empty();
        }
    }

    /** Draws one page of a file. */
    @FunctionalInterface
    public interface Drawing {
        BufferedImage page(int index) throws IOException;
    }

    /** The lines of each page of a file; pages are drawn one after another. */
    public List<List<SeenLine>> read(int pages, Drawing drawing) throws IOException {
        List<Margin> margins = new ArrayList<>();
        for (int i = 0; i < pages; i++) {
            var image = drawing.page(i);
            var seen = read(STDIN, png(image));
            var page = seen.isEmpty() ? new SeenPage(List.of(), 0) : seen.getFirst();
            margins.add(new Margin(image, page, cut -> lines(read(STDIN, png(cut), usual, ONE_BLOCK))));
        }
        var numbers = Counting.read(margins.stream()
                        .map(Margin::places)
                        .flatMap(List::stream)
                        .toList())
                .iterator();
        return margins.stream()
                .map(margin -> margin.lines(Stream.generate(numbers::next)
                        .limit(margin.places().size())
                        .toList()))
                .toList();
    }

    /** @param image a file of a picture; one in TIFF may have any number of pages */
    public List<SeenLine> read(Path image) throws IOException {
        return lines(read(image.toString(), new byte[0]));
    }

    private static byte[] png(BufferedImage image) throws IOException {
        var png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    private static List<SeenLine> lines(List<SeenPage> pages) {
        return pages.stream().map(SeenPage::lines).flatMap(List::stream).toList();
    }

    /**
     * In one language, since those who try several take words of one for words of another; and where the text has no
     * columns, told so, since otherwise numbers in the margin are taken for dirt.
     */
    private List<SeenPage> read(String image, byte[] input) throws IOException {
        List<SeenPage> guessed = usual.isEmpty() ? List.of() : read(image, input, usual, ANY_LAYOUT);
        var seen = !guessed.isEmpty() && sureness(guessed) > sure - LESS_SURE ? guessed : find(image, input);
        return isOneColumn(lines(seen)) ? read(image, input, usual, ONE_COLUMN) : seen;
    }

    /** All languages together show which are likely, in favour of the first; alone, the right one is surest. */
    private List<SeenPage> find(String image, byte[] input) throws IOException {
        var likely = likely(read(image, input, String.join("+", languages), ANY_LAYOUT));
        List<SeenPage> best = List.of();
        sure = -1;
        for (var language : likely) {
            var seen = read(image, input, language, ANY_LAYOUT);
            if (sureness(seen) > sure) {
                sure = sureness(seen);
                usual = language;
                best = seen;
            }
        }
        return best;
    }

    private static List<SeenPage> read(String image, byte[] input, String language, String layout) throws IOException {
        return SeenText.pages(run(List.of(image, "stdout", "-l", language, "--psm", layout, "hocr"), input));
    }

    /** Whether most of its words stand in lines that go across. */
    private static boolean isOneColumn(List<SeenLine> seen) {
        float left = (float) seen.stream().mapToDouble(SeenLine::left).min().orElse(0);
        float right = (float) seen.stream().mapToDouble(SeenLine::right).max().orElse(0);
        long across = words(seen.stream()
                        .filter(line -> line.right() - line.left() > ACROSS * (right - left))
                        .toList())
                .count();
        return across * 2 > words(seen).count();
    }

    private static double sureness(List<SeenPage> seen) {
        return words(lines(seen)).mapToInt(SeenWord::sureness).average().orElse(0);
    }

    /** Those that hold a share of the words, the most first; the first of all when there are none. */
    private List<String> likely(List<SeenPage> pages) {
        var seen = lines(pages);
        var counts = words(seen).collect(Collectors.groupingBy(SeenWord::language, Collectors.counting()));
        long all = words(seen).count();
        var found = languages.stream()
                .filter(language -> counts.getOrDefault(language, 0L) > SHARE * all)
                .sorted(Comparator.comparing((String language) -> counts.getOrDefault(language, 0L))
                        .reversed())
                .limit(CANDIDATES)
                .toList();
        return found.isEmpty() ? languages.subList(0, 1) : found;
    }

    private static Stream<SeenWord> words(List<SeenLine> seen) {
        return seen.stream().map(SeenLine::words).flatMap(List::stream);
    }

    private static String run(List<String> arguments, byte[] input) throws IOException {
        List<String> command = new ArrayList<>(
                List.of("/bin/sh", "-c", "ulimit -v " + MEMORY + " 2>/dev/null; exec tesseract \"$@\"", "tesseract"));
        command.addAll(arguments);
        var builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
        // Several files are read at the same time; each has one processor.
        builder.environment().put("OMP_THREAD_LIMIT", "1");
        var process = builder.start();
        try {
            try (var to = process.getOutputStream()) {
                to.write(input);
            }
            var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException("tesseract failed");
            }
            return said;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException(stop);
        } finally {
            process.destroyForcibly();
        }
    }
}
