package touchline.documents.printing;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.footnotes.FootnotesExtension;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** CommonMark with tables, footnotes and struck text, as HTML. HTML inside it is kept, to be cleaned like any other. */
public final class MarkdownPage {

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), FootnotesExtension.create(), StrikethroughExtension.create());

    private static final Parser PARSER =
            Parser.builder().extensions(EXTENSIONS).maxOpenBlockParsers(30).build();

    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();

    private MarkdownPage() {}

    public static String html(String markdown) {
        return RENDERER.render(PARSER.parse(markdown));
    }
}
