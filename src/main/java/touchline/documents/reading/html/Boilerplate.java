package touchline.documents.reading.html;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What stands on a page around its text. Cautious: a decision whose page names nothing well is kept whole. */
final class Boilerplate {

    private static final String NEVER_TEXT =
            "head, script, style, template, noscript, svg, math, object, embed, iframe, canvas, audio, video, select, "
                    + "button, input, textarea, dialog, nav, [role=navigation], [role=banner], [role=contentinfo], "
                    + "[role=search], [role=dialog], [hidden]";

    /** As whole words of an id or a class. */
    private static final Set<String> NAMES = Set.of(
            "breadcrumb",
            "breadcrumbs",
            "cookie",
            "cookies",
            "consent",
            "menu",
            "navbar",
            "navigation",
            "share",
            "sharing",
            "social",
            "sidebar",
            "subscribe",
            "newsletter",
            "advert",
            "advertisement",
            "related",
            "skip",
            "popup");

    private static final double MOST_OF_IT = 0.4;

    private Boilerplate() {}

    static Element without(Document page) {
        Element body = page.body();
        body.select(NEVER_TEXT).remove();
        body.select("[style]").stream()
                .filter(Boilerplate::isInvisible)
                .toList()
                .forEach(Element::remove);
        Element main = main(body);
        main.select("[id], [class]").stream()
                .filter(element -> !element.equals(main) && isNamed(element))
                .toList()
                .forEach(Element::remove);
        if (main.equals(body)) {
            body.select("body > header, body > footer, body > * > footer, body > aside").stream()
                    .filter(part -> !holdsTitle(part, body))
                    .toList()
                    .forEach(Element::remove);
        }
        main.select("aside").remove();
        return main;
    }

    /** The part that the page calls its main one, unless that holds little of its text. */
    private static Element main(Element body) {
        int all = body.text().length();
        for (String mark : List.of("main", "[role=main]", "article")) {
            var found = body.select(mark);
            if (found.size() == 1 && found.text().length() >= all * MOST_OF_IT) {
                return found.getFirst();
            }
        }
        return body;
    }

    /** The header of a document, unlike that of a site, holds the only main heading, or the page is called after it. */
    private static boolean holdsTitle(Element part, Element body) {
        var titles = body.select("h1");
        var page = Objects.requireNonNull(body.ownerDocument()).title();
        return part.nameIs("header")
                && part.select("h1").stream()
                        .anyMatch(title -> titles.size() == 1 || title.text().equals(page));
    }

    private static boolean isInvisible(Element element) {
        var style = element.attr("style").replace(" ", "").toLowerCase(Locale.ROOT);
        return style.contains("display:none") || style.contains("visibility:hidden");
    }

    private static boolean isNamed(Element element) {
        var names = (element.id() + " " + element.className())
                .toLowerCase(Locale.ROOT)
                .split("[^a-z]+");
        return Arrays.stream(names).anyMatch(NAMES::contains);
    }
}
