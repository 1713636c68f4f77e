package touchline.documents.reading.rtf;

import com.rtfparserkit.parser.RtfStreamSource;
import com.rtfparserkit.parser.standard.StandardRtfParser;
import com.rtfparserkit.rtf.Command;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;

/** Reads rich text; pictures, objects and fields' instructions are passed over. */
public final class RtfReader implements Reader {

    private static final int DEEPEST = 1_000;
    private static final Pattern OPTIONAL = Pattern.compile("\\{\\\\\\*\\s*\\\\([a-z]+)");
    private static final Pattern BINARY = Pattern.compile("\\\\bin(\\d+)");
    private static final String QUOTED = "{\\\\*\\\\";
    private static final String KNOWN = QUOTED + "comment ";

    @Override
    public boolean reads(Format format) {
        return format == Format.RTF;
    }

    @Override
    public Content read(Source source) throws IOException {
        var text = new RtfText();
        new StandardRtfParser().parse(new RtfStreamSource(known(Files.readAllBytes(source.file()))), text);
        return new Content(text.pieces(), Optional.empty(), "rtf", text.warnings(), Map.of());
    }

    /** The parser passes over destinations that it does not know, but not over what is in them. */
    private static InputStream known(byte[] file) throws IOException {
        var given = new String(file, StandardCharsets.ISO_8859_1);
        // The parser makes room for as many bytes as a file says will follow.
        if (BINARY.matcher(given).results().anyMatch(found -> isBeyond(found.group(1), file.length))) {
            throw new IOException("More bytes than the file has");
        }
        refuseDepth(given);
        var text = OPTIONAL.matcher(given)
                .replaceAll(found -> Command.getInstance(found.group(1)) == null ? KNOWN : QUOTED + found.group(1));
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static boolean isBeyond(String count, int length) {
        return count.length() > 9 || Integer.parseInt(count) > length;
    }

    private static void refuseDepth(String text) throws IOException {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth > DEEPEST) {
                throw new IOException("Nested too deeply");
            }
        }
    }
}
