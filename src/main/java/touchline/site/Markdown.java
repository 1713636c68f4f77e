package touchline.site;

import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Turns our Markdown into HTML; whatever looks like HTML in it stays text. */
final class Markdown {

    private static final List<TablesExtension> TABLES = List.of((TablesExtension) TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final HtmlRenderer HTML = HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();

    private Markdown() {}

    static String html(String markdown) {
        return HTML.render(PARSER.parse(markdown));
    }
}
