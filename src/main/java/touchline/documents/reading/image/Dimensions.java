package touchline.documents.reading.image;

import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Source;

/** How large a picture says it is, without unpacking it. */
final class Dimensions {

    private static final long MOST_PIXELS = 100_000_000;

    private Dimensions() {}

    /** Answers how many pages it has. */
    static int check(Source source) throws IOException, Unreadable {
        try (var in = ImageIO.createImageInputStream(source.file().toFile())) {
            var readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                throw new Unreadable(Reason.DAMAGED);
            }
            var reader = readers.next();
            try {
                reader.setInput(in);
                // Of a moving picture the first is read.
                int pages = reader.getFormatName().equalsIgnoreCase("tif") ? reader.getNumImages(true) : 1;
                if (pages > source.limits().pages()) {
                    throw new Unreadable(Reason.TOO_MANY_PAGES, Map.of("pages", String.valueOf(pages)));
                }
                for (int page = 0; page < pages; page++) {
                    if ((long) reader.getWidth(page) * reader.getHeight(page) > MOST_PIXELS) {
                        throw new Unreadable(Reason.TOO_LARGE);
                    }
                }
                return pages;
            } finally {
                reader.dispose();
            }
        }
    }
}
