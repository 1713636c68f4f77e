package touchline.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import touchline.documents.workers.Workers;

/** Documents with reading processes of their own, without a server around them. */
public record ReadingDesk(Documents documents, Workers workers) implements AutoCloseable {

    /** The limits of {@code application.yml}. */
    public static ReadingDesk withDefaults() {
        return withOcr(true);
    }

    static ReadingDesk withoutOcr() {
        return withOcr(false);
    }

    private static ReadingDesk withOcr(boolean ocr) {
        return with(new DocumentsSettings(
                1,
                384,
                Duration.ofSeconds(60),
                ocr,
                Duration.ofMinutes(15),
                52_428_800,
                10_000_000,
                2_000,
                DocumentsSettings.Scan.NONE,
                Duration.ofMinutes(2)));
    }

    static ReadingDesk with(DocumentsSettings settings) {
        var workers = new Workers(settings.parallel(), settings.memoryMb(), settings.idle());
        return new ReadingDesk(new Documents(settings, workers), workers);
    }

    Reading read(Path folder, byte[] file, String name) throws IOException, Unreadable {
        return documents.read(Files.write(folder.resolve(name), file), name);
    }

    /** Why a file is not read, which must be so. */
    Unreadable refusal(Path folder, byte[] file, String name) {
        try {
            throw new AssertionError("was read: " + read(folder, file, name).markdown());
        } catch (Unreadable unreadable) {
            return unreadable;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        workers.close();
    }
}
