package touchline.documents.reading.text;

import com.ibm.icu.text.CharsetDetector;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which letters bytes stand for: a mark at their beginning, else UTF-8 when they keep its rules, else the likeliest. */
public final class Charsets {

    private static final int HEAD = 4096;
    private static final Pattern STATED = Pattern.compile("(?i)<meta[^>]*charset\\s*=\\s*[\"']?\\s*([a-z0-9_:.-]+)");

    private Charsets() {}

    public static String text(byte[] bytes) {
        return decode(bytes, of(bytes));
    }

    /** Without the mark of byte order, which is no text. */
    public static String decode(byte[] bytes, Charset charset) {
        var text = new String(bytes, charset);
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /** What a page says of itself; a mark at its beginning counts more. */
    public static Optional<Charset> statedByHtml(byte[] bytes) {
        var head = new String(Arrays.copyOf(bytes, Math.min(bytes.length, HEAD)), StandardCharsets.ISO_8859_1);
        var stated = STATED.matcher(head);
        return marked(bytes).or(() -> stated.find() ? named(stated.group(1)) : Optional.empty());
    }

    private static Charset of(byte[] bytes) {
        return marked(bytes).orElseGet(() -> isUtf8(bytes) ? StandardCharsets.UTF_8 : likeliest(bytes));
    }

    private static Optional<Charset> marked(byte[] bytes) {
        if (begins(bytes, 0xEF, 0xBB, 0xBF)) {
            return Optional.of(StandardCharsets.UTF_8);
        }
        if (begins(bytes, 0xFF, 0xFE)) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return begins(bytes, 0xFE, 0xFF) ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    private static boolean begins(byte[] bytes, int... mark) {
        for (int i = 0; i < mark.length; i++) {
            if (bytes.length <= i || (bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    private static Charset likeliest(byte[] bytes) {
        var match = new CharsetDetector().setText(bytes).detect();
        return match == null
                ? StandardCharsets.ISO_8859_1
                : named(match.getName()).orElse(StandardCharsets.ISO_8859_1);
    }

    private static Optional<Charset> named(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return Optional.empty();
        }
    }
}
