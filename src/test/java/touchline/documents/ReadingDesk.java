package touchline.documents;

import java.time.Duration;
import touchline.documents.workers.Workers;

/** Documents with reading processes of their own, without a server around them. */
public record ReadingDesk(Documents documents, Workers workers) implements AutoCloseable {

    /** The limits of {@code application.yml}. */
    public static ReadingDesk withDefaults() {
        return with(new DocumentsSettings(
                1, 384, Duration.ofSeconds(60), 52_428_800, 10_000_000, 2_000, Duration.ofMinutes(2)));
    }

    public static ReadingDesk with(DocumentsSettings settings) {
        var workers = new Workers(settings.parallel(), settings.memoryMb(), settings.idle());
        return new ReadingDesk(new Documents(settings, workers), workers);
    }

    @Override
    public void close() {
        workers.close();
    }
}
