package touchline.documents.scanning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.documents.Reason;
import touchline.documents.Unreadable;

/** Lets a file pass that is clean, or that need not be known to be. */
public final class VirusScan {

    private static final Logger LOG = LoggerFactory.getLogger(VirusScan.class);

    private final ScanMode mode;
    private final Clamd clamd;

    /** @param address {@code host:port}, or the path of a Unix socket */
    public VirusScan(ScanMode mode, String address) {
        this.mode = mode;
        this.clamd = new Clamd(address);
    }

    /** @throws Unreadable when it is infected, or not scanned though that is required */
    public void check(Path file) throws Unreadable {
        if (mode == ScanMode.OFF) {
            return;
        }
        try {
            var found = clamd.scan(file);
            if (found.isPresent()) {
                throw new Unreadable(Reason.INFECTED, Map.of("found", found.get()));
            }
        } catch (IOException noAnswer) {
            LOG.warn("The virus scanner did not answer: {}", noAnswer.toString());
            if (mode == ScanMode.REQUIRED) {
                throw new Unreadable(Reason.NOT_SCANNED);
            }
        }
    }
}
