package touchline.research.sources;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Document;
import touchline.crawling.Page;

/** What sources that show pages have in common. */
final class Html {

    private static final String AROUND =
            "script, style, noscript, template, nav, header, footer, aside, form, [hidden], [aria-hidden=true]";

    /** The number of a decision stands in its first lines; those further down are of others. */
    private static final int FIRST_LINES = 12;

    private Html() {}

    /** The page as its own words, whatever it is called. */
    static Sheet sheet(Page page) {
        Document document = page.html();
        document.select(AROUND).remove();
        String title = document.title().strip();
        List<String> blocks = blocks(document);
        return new Sheet(title, Optional.empty(), Days.in(title), blocks, Optional.empty());
    }

    static Optional<String> firstNumber(Sheet sheet) {
        return Numbers.in(String.join(
                        "\n", sheet.blocks().stream().limit(FIRST_LINES).toList()))
                .stream()
                .findFirst();
    }

    /** The lines of a page as a reader sees them, whatever elements they stand in. */
    static List<String> blocks(Document document) {
        var lines = new Lines();
        document.body().traverse(lines);
        return lines.all();
    }

    static String query(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Some sites write their paths with backslashes and spaces. */
    static Optional<URI> address(URI base, String written) {
        try {
            return Optional.of(base.resolve(written.strip().replace('\\', '/').replace(" ", "%20")));
        } catch (IllegalArgumentException noAddress) {
            return Optional.empty();
        }
    }
}
