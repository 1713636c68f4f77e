package touchline.documents.printing;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/** The table of contents before a text with several headings, and the outline that readers show beside it. */
final class Contents {

    private static final int FEWEST = 3;
    private static final int DEEPEST = 3;

    private Contents() {}

    static void add(Document page) {
        Elements headings = page.body().select("h1, h2, h3, h4, h5, h6");
        headings.removeIf(heading -> heading.text().isBlank());
        if (headings.isEmpty()) {
            return;
        }
        name(headings);
        outline(page.head().appendElement("bookmarks"), headings);
        if (headings.size() >= FEWEST) {
            list(page, headings);
        }
    }

    private static void name(Elements headings) {
        Set<String> taken = new HashSet<>();
        int number = 0;
        for (Element heading : headings) {
            number++;
            if (heading.id().isEmpty() || !taken.add(heading.id())) {
                heading.id("heading-" + number);
            }
        }
    }

    private static void outline(Element bookmarks, Elements headings) {
        Element[] last = new Element[7];
        last[0] = bookmarks;
        for (Element heading : headings) {
            int level = level(heading);
            int above = level - 1;
            while (last[above] == null) {
                above--;
            }
            last[level] = last[above]
                    .appendElement("bookmark")
                    .attr("name", heading.text())
                    .attr("href", "#" + heading.id());
            Arrays.fill(last, level + 1, last.length, null);
        }
    }

    private static void list(Document page, Elements headings) {
        Element first = headings.getFirst();
        boolean titled =
                first.tagName().equals("h1") && page.body().select("h1").size() == 1;
        Element contents = new Element("div").addClass("contents");
        for (Element heading : headings) {
            if (level(heading) <= DEEPEST && !(titled && heading.id().equals(first.id()))) {
                contents.appendElement("p")
                        .addClass("level-" + level(heading))
                        .appendElement("a")
                        .attr("href", "#" + heading.id())
                        .text(heading.text());
            }
        }
        if (titled) {
            first.after(contents);
        } else {
            page.body().prependChild(contents);
        }
    }

    private static int level(Element heading) {
        return heading.tagName().charAt(1) - '0';
    }
}
