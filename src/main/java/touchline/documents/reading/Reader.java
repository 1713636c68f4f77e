package touchline.documents.reading;

import java.io.IOException;
import touchline.documents.Unreadable;

/** Reads one format. Runs in a process that may be ended at any time; keeps to the limits that its source names. */
public interface Reader {

    boolean reads(Format format);

    /**
     * @throws Unreadable with the reason, where it is known
     * @throws IOException or a runtime exception when the file breaks the rules of its format: told as {@code DAMAGED}
     */
    Content read(Source source) throws IOException, Unreadable;
}
