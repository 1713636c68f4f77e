package touchline.documents.printing;

import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.safety.Cleaner;
import org.jsoup.safety.Safelist;
import org.jsoup.select.NodeTraversor;
import touchline.problem.Problem;

/** What of a page may be printed: text and its structure. No script, no style, no form, no frame, nothing from outside. */
final class CleanPage {

    /** The layout calls itself for each level. */
    private static final int DEEPEST = 120;

    private static final int MOST_ELEMENTS = 200_000;
    private static final int WIDEST_CELL = 60;

    private static final Safelist ALLOWED = Safelist.relaxed()
            .addTags("section", "article", "main", "aside", "figure", "figcaption", "hr", "s", "del", "ins", "mark")
            .addTags("kbd", "samp", "tt", "abbr", "address", "header", "footer", "center", "details", "summary")
            .addAttributes(":all", "id", "lang", "dir")
            .addAttributes("ol", "start", "type", "reversed")
            .addAttributes("li", "value")
            .addAttributes("td", "align")
            .addAttributes("th", "align")
            .addProtocols("a", "href", "#", "http", "https", "mailto")
            .removeProtocols("img", "src", "http", "https")
            .addProtocols("img", "src", "data")
            .preserveRelativeLinks(false);

    private CleanPage() {}

    static Document of(String html) {
        Document given = Jsoup.parse(html);
        refuseWhatCannotBeLaidOut(given);
        given.select("script, style, template, noscript, svg, math, object, embed, iframe, select, button")
                .remove();
        Document page = new Cleaner(ALLOWED).clean(given);
        page.title(given.title());
        page.select("html").attr("lang", language(given));
        narrow(page.select("[colspan], [rowspan]"));
        return page;
    }

    private static String language(Document given) {
        String language = given.select("html").attr("lang");
        return language.matches("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*") ? language : "und";
    }

    private static void refuseWhatCannotBeLaidOut(Document page) {
        int[] seen = {0, 0};
        NodeTraversor.traverse(
                (node, depth) -> {
                    seen[0]++;
                    seen[1] = Math.max(seen[1], depth);
                },
                page);
        if (seen[1] > DEEPEST) {
            throw Problem.invalid(
                    "content",
                    "depth",
                    "The text is nested %d levels deep; at most %d can be printed: flatten it and send it again."
                            .formatted(seen[1], DEEPEST));
        }
        if (seen[0] > MOST_ELEMENTS) {
            throw Problem.invalid(
                    "content",
                    "size",
                    "The text has %d parts; at most %d can be printed at once: send it in pieces."
                            .formatted(seen[0], MOST_ELEMENTS));
        }
    }

    private static void narrow(Iterable<Element> cells) {
        for (Element cell : cells) {
            for (String span : List.of("colspan", "rowspan")) {
                if (cell.hasAttr(span) && !within(cell.attr(span))) {
                    cell.removeAttr(span);
                }
            }
        }
    }

    private static boolean within(String span) {
        return span.matches("[1-9][0-9]?") && Integer.parseInt(span) <= WIDEST_CELL;
    }

    /** Elements that begin a line of their own. */
    static final Set<String> BLOCKS = Set.of(
            "p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "blockquote", "dt", "dd", "caption", "div");
}
