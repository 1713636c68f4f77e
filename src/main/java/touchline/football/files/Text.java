package touchline.football.files;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import touchline.problem.Problem;

/** Reads text in whatever character set it was saved: UTF-8, UTF-16 with a mark, or else Windows-1252. */
public final class Text {

    /** A row of 200 columns with a sentence each. */
    static final int LONGEST_LINE = 1 << 18;

    private static final Charset WESTERN = Charset.forName("windows-1252");

    /** What UTF-8 looks like when somebody took it for Windows-1252 and saved it again: {@code Ã©}. */
    private static final Pattern TWICE_ENCODED =
            Pattern.compile("[\\u00C2-\\u00C5\\u00E2][\\u0080-\\u00BF\\u2013-\\u2122\\u0152-\\u0192]");

    private Text() {}

    public static BufferedReader reader(Member member) {
        try {
            InputStream bytes = member.open();
            bytes.mark(4);
            byte[] first = bytes.readNBytes(3);
            bytes.reset();
            if (first.length > 1 && (first[0] & 0xFF) + (first[1] & 0xFF) == 0xFF + 0xFE) {
                return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_16));
            }
            if (first.length == 3 && first[0] == (byte) 0xEF && first[1] == (byte) 0xBB && first[2] == (byte) 0xBF) {
                bytes.skipNBytes(3);
                return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
            }
            return new BufferedReader(new InputStreamReader(bytes, isUtf8(member) ? StandardCharsets.UTF_8 : WESTERN));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Line by line, within bounds. */
    public static Stream<String> lines(Member member) {
        BufferedReader text = reader(member);
        return Stream.generate(() -> line(text, member))
                .takeWhile(Optional::isPresent)
                .map(Optional::get)
                .onClose(() -> close(text));
    }

    /** @throws Problem when it is longer than any real one */
    private static Optional<String> line(BufferedReader text, Member member) {
        StringBuilder line = new StringBuilder();
        try {
            int letter = text.read();
            if (letter < 0) {
                return Optional.empty();
            }
            for (; letter >= 0 && letter != '\n'; letter = text.read()) {
                line.append((char) letter);
                if (line.length() > LONGEST_LINE) {
                    throw Problem.invalid(
                            "file",
                            "size",
                            "%s has a line of more than %d letters, which no such file has: look whether it is the file you mean."
                                    .formatted(member.name(), LONGEST_LINE));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Optional.of(line.toString().stripTrailing());
    }

    private static void close(BufferedReader text) {
        try {
            text.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isUtf8(Member member) throws IOException {
        var strict = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        try (Reader text = new InputStreamReader(member.open(), strict)) {
            text.transferTo(java.io.Writer.nullWriter());
            return true;
        } catch (CharacterCodingException other) {
            return false;
        }
    }

    /** A name that was encoded twice, as it was before. */
    public static String mended(String text) {
        if (!TWICE_ENCODED.matcher(text).find()) {
            return text;
        }
        try {
            ByteBuffer bytes = WESTERN.newEncoder().encode(java.nio.CharBuffer.wrap(text));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException otherwise) {
            return text;
        }
    }
}
