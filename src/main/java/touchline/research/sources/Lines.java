package touchline.research.sources;

import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Gathers the text of a page; a line ends where a block begins or ends. */
final class Lines implements NodeVisitor {

    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();

    @Override
    public void head(Node node, int depth) {
        if (node instanceof TextNode text) {
            line.append(text.getWholeText());
        } else if (node instanceof Element element && parts(element)) {
            end();
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element && parts(element)) {
            end();
        }
    }

    private static boolean parts(Element element) {
        return element.isBlock() || element.nameIs("br");
    }

    private void end() {
        String text = line.toString().replaceAll("[\\s\\u00a0]+", " ").strip();
        line.setLength(0);
        if (!text.isEmpty()) {
            lines.add(text);
        }
    }

    List<String> all() {
        end();
        return List.copyOf(lines);
    }
}
