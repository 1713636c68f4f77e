package touchline.documents.printing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.Iterator;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Pictures that come inside the text, as PNG or JPEG, few and of a size one can print. Of others the description stays. */
final class Pictures {

    private static final int MOST = 200;
    private static final int MOST_BYTES = 8_000_000;
    private static final long MOST_DOTS = 16_000_000;
    private static final Pattern DATA = Pattern.compile("data:image/(?:png|jpeg);base64,([A-Za-z0-9+/=\\s]+)");

    private Pictures() {}

    /** Leaves those that can be printed; answers how many were left out. */
    static int check(Document page) {
        int kept = 0;
        int leftOut = 0;
        long room = 2 * MOST_DOTS;
        for (Element picture : page.select("img")) {
            long dots = dots(picture.attr("src"));
            if (kept < MOST && dots > 0 && dots <= Math.min(room, MOST_DOTS)) {
                kept++;
                room -= dots;
            } else {
                leftOut++;
                String description = picture.attr("alt");
                picture.replaceWith(
                        new Element("em").text("[" + (description.isBlank() ? "picture" : description) + "]"));
            }
        }
        return leftOut;
    }

    /** Read from its head only: a small file can unfold into gigabytes. */
    private static long dots(String source) {
        if (source.length() > MOST_BYTES * 4L / 3 + 64) {
            return 0;
        }
        return bytes(source).map(Pictures::dots).orElse(0L);
    }

    private static Optional<byte[]> bytes(String source) {
        var data = DATA.matcher(source);
        return data.matches() ? Optional.of(Base64.getMimeDecoder().decode(data.group(1))) : Optional.empty();
    }

    private static long dots(byte[] picture) {
        try (var in = ImageIO.createImageInputStream(new ByteArrayInputStream(picture))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) {
                return 0;
            }
            ImageReader reader = readers.next();
            try {
                reader.setInput(in, true, true);
                return (long) reader.getWidth(0) * reader.getHeight(0);
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException e) {
            return 0;
        }
    }
}
