package touchline.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import touchline.documents.process.Answer;
import touchline.documents.process.Order;
import touchline.documents.reading.Limits;
import touchline.documents.scanning.VirusScan;
import touchline.documents.workers.Workers;

/** Reads files, each in a process of its own under limits of memory, time, pages and output. */
public final class Documents {

    /** The text stands twice in an answer, and JSON takes more bytes than the text has characters. */
    private static final int BYTES_A_CHARACTER = 8;

    private final DocumentsSettings settings;
    private final Workers workers;
    private final VirusScan scan;

    Documents(DocumentsSettings settings, Workers workers) {
        this.settings = settings;
        this.workers = workers;
        this.scan = new VirusScan(settings.scan().mode(), settings.scan().address());
    }

    /**
     * Blocks until the file is read; waits for its turn when as many as may are being read.
     *
     * @param filename as its owner calls it: only tells apart kinds of text that their bytes do not
     * @throws Unreadable with one of a closed set of reasons; the file is left as it is
     */
    public Reading read(Path file, String filename) throws Unreadable {
        var size = size(file);
        if (size > settings.fileLimitBytes()) {
            throw new Unreadable(Reason.TOO_LARGE, Map.of("bytes", String.valueOf(size)));
        }
        scan.check(file);
        try {
            var reading = read(file, filename, false);
            return isComplete(reading) || !settings.ocr() ? reading : recognised(file, filename, reading);
        } catch (Unreadable unreadable) {
            if (unreadable.reason() != Reason.NEEDS_OCR || !settings.ocr()) {
                throw unreadable;
            }
            return read(file, filename, true);
        }
    }

    /** Of a file of which some pages hold pictures, those as well if that can be done. */
    private Reading recognised(Path file, String filename, Reading withoutPictures) {
        try {
            return read(file, filename, true);
        } catch (Unreadable noneOrTooLong) {
            return withoutPictures;
        }
    }

    private Reading read(Path file, String filename, boolean ocr) throws Unreadable {
        var limits = new Limits(settings.textLimit(), settings.pageLimit());
        var order = new Order(file.toAbsolutePath().toString(), filename, limits, ocr);
        return reading(workers.ask(order, ocr ? settings.ocrTime() : settings.time(), bytes(settings.textLimit())));
    }

    private static boolean isComplete(Reading reading) {
        return !reading.metadata().containsKey("pages_without_text");
    }

    private static Reading reading(Answer answer) throws Unreadable {
        if (answer.reading().isPresent()) {
            return answer.reading().get();
        }
        throw new Unreadable(answer.reason().orElse(Reason.DAMAGED), answer.details());
    }

    private static int bytes(int characters) {
        return (int) Math.min(Integer.MAX_VALUE - 8L, (long) characters * BYTES_A_CHARACTER);
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
