package touchline.operations;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import touchline.problem.Problem;

/** Keeps what an operator sends until it was taken. */
final class ReceivedFile {

    private static final long MOST_BYTES = 4L << 30;
    private static final int CHUNK = 1 << 16;

    private ReceivedFile() {}

    /**
     * @param name as the operator calls the file: some formats read the season in it
     * @return its path within the folder
     */
    static String keep(InputStream body, Path folder, String name) throws IOException {
        String plain = name.replaceAll("[^\\w.-]", "_").replaceFirst("^\\.+", "");
        String kept = UUID.randomUUID() + "/" + (plain.isEmpty() ? "upload.csv" : plain);
        Path file = folder.resolve(kept);
        Files.createDirectories(file.getParent());
        long size = 0;
        try (var out = Files.newOutputStream(file)) {
            byte[] chunk = new byte[CHUNK];
            for (int count = body.read(chunk); count >= 0 && size <= MOST_BYTES; count = body.read(chunk)) {
                out.write(chunk, 0, count);
                size += count;
            }
        } catch (IOException broken) {
            discard(file);
            throw Problem.unavailable(
                    "The file did not arrive or could not be kept: look at the disk and send it again.");
        }
        if (size == 0 || size > MOST_BYTES) {
            discard(file);
            throw Problem.invalid("body", "size", "Send the file as the body, of at most 4 GB.");
        }
        return kept;
    }

    static void discard(Path file) throws IOException {
        Files.deleteIfExists(file);
        Files.deleteIfExists(file.getParent());
    }
}
