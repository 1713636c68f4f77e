package touchline.documents.reading.text;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.documents.reading.Content;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Format;
import touchline.documents.reading.Piece;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;

/** Plain text: a paragraph ends at an empty line, and where a list's item or a quotation begins or ends. */
public final class TextReader implements Reader {

    private static final Pattern BULLET = Pattern.compile("^\\s*[-*•–]\\s+(\\S.*)$");
    /** What a message answers to. */
    private static final String QUOTED = ">";

    private static final Pattern NUMBER =
            Pattern.compile("^\\s*(\\d{1,4}(?:\\.\\d{1,3})*[.)]|\\([a-z0-9]{1,4}\\))\\s+\\S.*$");

    @Override
    public boolean reads(Format format) {
        return format == Format.TEXT;
    }

    @Override
    public Content read(Source source) throws IOException {
        var pages = Charsets.text(Files.readAllBytes(source.file())).split("\f", -1);
        var draft = new Draft();
        for (int i = 0; i < pages.length; i++) {
            if (pages.length > 1) {
                draft.page(i + 1);
            }
            write(pages[i], draft);
        }
        return new Content(
                draft.pieces(),
                pages.length > 1 ? Optional.of(pages.length) : Optional.empty(),
                "text",
                List.of(),
                Map.of());
    }

    /** The paragraphs of a text without more structure, such as a message. */
    public static List<Piece> pieces(String text) {
        var draft = new Draft();
        write(text, draft);
        return draft.pieces();
    }

    private static void write(String text, Draft draft) {
        List<String> lines = new ArrayList<>();
        for (String line : text.replace("\u00AD", "").split("\\R", -1)) {
            boolean begins =
                    BULLET.matcher(line).matches() || NUMBER.matcher(line).matches();
            boolean answered = line.startsWith(QUOTED)
                    != (!lines.isEmpty() && lines.getLast().startsWith(QUOTED));
            if (line.isBlank() || begins || answered) {
                end(lines, draft);
            }
            if (!line.isBlank()) {
                lines.add(line.strip());
            }
        }
        end(lines, draft);
    }

    private static void end(List<String> lines, Draft draft) {
        boolean quoted = !lines.isEmpty() && lines.getFirst().startsWith(QUOTED);
        lines.replaceAll(line -> quoted ? line.replaceFirst("^[>\\s]+", "") : line);
        var words = String.join(" ", lines).replaceAll("[\\s\\u00A0]+", " ").strip();
        var text = quoted && !words.isEmpty() ? QUOTED + " " + words : words;
        lines.clear();
        var bullet = BULLET.matcher(text);
        if (bullet.matches()) {
            draft.item("bullets", 1, "-", bullet.group(1));
        } else if (!text.isEmpty()) {
            draft.paragraph(text);
        }
    }
}
