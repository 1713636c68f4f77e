package touchline.documents.reading.ocr;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;

/** The program that reads pictures, with those of our languages that are installed. */
public final class Tesseract {

    private static final List<String> LANGUAGES = List.of("eng", "fra", "deu", "spa");

    /** What it may use, in kilobytes; a picture is decoded by it, not by us. */
    private static final String MEMORY = "2000000";

    private final List<String> languages;

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

    public List<SeenLine> read(BufferedImage image) throws IOException {
        var png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return read("stdin", png.toByteArray());
    }

    /** @param image a PNG, JPEG or TIFF file, the latter with any number of pages */
    public List<SeenLine> read(Path image) throws IOException {
        return read(image.toString(), new byte[0]);
    }

    private List<SeenLine> read(String image, byte[] input) throws IOException {
        var arguments = List.of(image, "stdout", "-l", String.join("+", languages), "--psm", "3", "tsv");
        return SeenText.lines(run(arguments, input));
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
