package touchline.documents.reading.mail;

import java.io.IOException;
import java.nio.file.Path;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Source;

/** Reads a file that is attached to a message. */
@FunctionalInterface
public interface Attachments {

    /** @param message that it is attached to, for its limits */
    Content read(Path file, String filename, Source message) throws IOException, Unreadable;
}
