package touchline.documents;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.documents.scanning.ScanMode;

/**
 * @param parallel how many files are read at the same time; 0 = one for each processor
 * @param memoryMb of the process that reads one
 * @param time a file may take
 * @param ocr whether pictures of text are read by tesseract
 * @param ocrTime a file with such pictures may take
 * @param fileLimitBytes of a file
 * @param textLimit of what a file yields, in characters
 * @param pageLimit of a file
 * @param scan what looks for viruses before anything is read
 * @param idle how long a process waits for its next file
 */
@ConfigurationProperties("touchline.documents")
public record DocumentsSettings(
        int parallel,
        int memoryMb,
        Duration time,
        boolean ocr,
        Duration ocrTime,
        long fileLimitBytes,
        int textLimit,
        int pageLimit,
        Scan scan,
        Duration idle) {

    /**
     * @param mode whether it is asked, and what holds without an answer
     * @param address of clamd: {@code host:port}, or the path of its Unix socket
     */
    public record Scan(ScanMode mode, String address) {

        public static final Scan NONE = new Scan(ScanMode.OFF, "");

        public Scan {
            if (mode != ScanMode.OFF && !address.matches("/.+|.+:\\d{1,5}")) {
                throw new IllegalArgumentException(
                        "TOUCHLINE_VIRUS_SCANNER must be host:port or the path of a Unix socket of clamd");
            }
        }
    }

    private static final int LEAST_MEMORY = 128;

    public DocumentsSettings {
        if (parallel < 0) {
            throw new IllegalArgumentException("TOUCHLINE_DOCUMENTS_PARALLEL must be a number from 0");
        }
        if (memoryMb < LEAST_MEMORY) {
            throw new IllegalArgumentException("TOUCHLINE_DOCUMENTS_MEMORY_MB must be a number from " + LEAST_MEMORY);
        }
        if (!time.isPositive()
                || !ocrTime.isPositive()
                || fileLimitBytes < 1
                || textLimit < 1
                || pageLimit < 1
                || !idle.isPositive()) {
            throw new IllegalArgumentException("The limits under touchline.documents must be more than nothing");
        }
        if (parallel == 0) {
            parallel = Runtime.getRuntime().availableProcessors();
        }
    }
}
