package touchline.research.pages;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchline.crawling.Page;
import touchline.documents.Documents;
import touchline.documents.Reading;
import touchline.documents.Unreadable;

/** Reads a page that is a file, such as PDF, as the documents of cases are read. */
final class PageFile {

    private final Documents documents;

    PageFile(Documents documents) {
        this.documents = documents;
    }

    Reading read(Page page) throws Unreadable {
        try {
            Path copy = Files.createTempFile("touchline", ".page");
            try {
                Files.write(copy, page.body());
                return documents.read(copy, name(page));
            } finally {
                Files.deleteIfExists(copy);
            }
        } catch (IOException noRoom) {
            throw new UncheckedIOException(noRoom);
        }
    }

    /** The last part of its address. */
    static String name(Page page) {
        String path = String.valueOf(page.found().getPath());
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
