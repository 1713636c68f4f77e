package touchline.documents.reading.html;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import touchline.documents.printing.MarkdownPage;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.text.Charsets;

/** Reads Markdown as the page that it makes. */
public final class MarkdownReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.MARKDOWN;
    }

    @Override
    public Content read(Source source) throws IOException {
        var markdown = Charsets.text(Files.readAllBytes(source.file()));
        var page = Jsoup.parse(MarkdownPage.html(withoutFrontMatter(markdown)));
        return new Content(HtmlReader.pieces(page), Optional.empty(), "markdown", List.of(), Map.of());
    }

    private static String withoutFrontMatter(String markdown) {
        int end = markdown.startsWith("---\n") ? markdown.indexOf("\n---\n", 3) : -1;
        return end < 0 ? markdown : markdown.substring(end + 5);
    }
}
