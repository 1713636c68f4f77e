package touchline.football.files;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/**
 * One file out of what an operator holds.
 *
 * @param name with its folders, without {@code .gz}
 */
public record Member(String name, long packed, Opening opening) {

    /** Opens the bytes, any number of times. */
    interface Opening {
        InputStream open() throws IOException;
    }

    static Member of(String name, long size, boolean packed, Opening raw) {
        return name.toLowerCase(Locale.ROOT).endsWith(".gz")
                ? new Member(name.substring(0, name.length() - 3), size, () -> new GZIPInputStream(raw.open()))
                : new Member(name, packed ? size : 0, raw);
    }

    /** What was found inside of another. */
    public static Member inside(Member other, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Member(other.name(), 0, () -> new ByteArrayInputStream(bytes));
    }

    public InputStream open() {
        try {
            return new BufferedInputStream(new Bounded(opening.open(), name, packed), 1 << 16);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The name without folders. */
    public String shortName() {
        return name.substring(name.lastIndexOf('/') + 1);
    }

    public boolean isNamed(String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }
}
