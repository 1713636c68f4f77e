package touchline.documents.reading.html;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Piece;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.text.Charsets;

/** Reads a saved page. Nothing it points to is fetched, nothing in it is run. */
public final class HtmlReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.HTML;
    }

    @Override
    public Content read(Source source) throws IOException {
        byte[] bytes = Files.readAllBytes(source.file());
        var page = parse(bytes);
        Map<String, String> metadata = new LinkedHashMap<>();
        if (!page.title().isBlank()) {
            metadata.put("title", page.title().strip());
        }
        return new Content(pieces(page), Optional.empty(), "html", List.of(), metadata);
    }

    /** The text of a page in pieces. */
    public static List<Piece> pieces(Document page) {
        return new Page(Boilerplate.without(page)).pieces();
    }

    private static Document parse(byte[] bytes) {
        var stated = Charsets.statedByHtml(bytes);
        var text = stated.map(charset -> Charsets.decode(bytes, charset)).orElseGet(() -> Charsets.text(bytes));
        return Jsoup.parse(text);
    }
}
