package touchline.documents.reading.text;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Piece;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;

/** Plain text: a paragraph ends at an empty line. */
public final class TextReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.TEXT;
    }

    @Override
    public Content read(Source source) throws IOException {
        var text = Files.readString(source.file());
        List<Piece> pieces = Arrays.stream(text.split("\\R\\s*\\R"))
                .map(paragraph -> paragraph.replaceAll("\\s+", " ").strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .map(paragraph -> Piece.paragraph(paragraph, Optional.empty()))
                .toList();
        return new Content(pieces, Optional.empty(), "text", List.of(), Map.of());
    }
}
