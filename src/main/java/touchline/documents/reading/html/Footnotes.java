package touchline.documents.reading.html;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** The text inside a block, with links, and with the notes that small raised links lead to. */
final class Footnotes {

    private static final Pattern MARK = Pattern.compile("\\[?([\\w*†‡]{1,5})]?");

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Element> notes = new LinkedHashMap<>();

    Footnotes(Element root) {
        for (Element link : root.select("sup a[href^=#], a[href^=#] sup, a.footnote-ref, a[role=doc-noteref]")) {
            Element anchor = link.closest("a[href^=#]");
            var mark = MARK.matcher(link.text().strip());
            if (anchor == null || !mark.matches()) {
                continue;
            }
            var id = anchor.attr("href").substring(1);
            Element target = id.isEmpty() ? null : root.getElementById(id);
            Element note = target == null ? null : target.closest("li, p, div, aside, dd");
            if (note != null && !note.equals(root) && !note.equals(anchor.closest("li, p, div, aside, dd"))) {
                names.putIfAbsent(id, mark.group(1));
                notes.putIfAbsent(id, note);
            }
        }
        // Told at the end; out of the text, so that they are not told twice.
        notes.values().forEach(Node::remove);
    }

    boolean isNote(Element element) {
        return notes.containsValue(element);
    }

    /** By name. */
    Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        notes.forEach((id, note) -> {
            note.select("a[href^=#]").stream()
                    .filter(back -> !back.text().matches(".*[\\p{L}\\p{N}].*") || names.containsValue(back.text()))
                    .toList()
                    .forEach(Node::remove);
            texts.putIfAbsent(names.getOrDefault(id, id), Page.oneLine(inside(note)));
        });
        return texts;
    }

    String inside(Element element) {
        var text = new StringBuilder();
        for (Node child : element.childNodes()) {
            text.append(inline(child));
            if (child instanceof Element block && block.isBlock()) {
                text.append(' ');
            }
        }
        return text.toString();
    }

    String inline(Node node) {
        if (node instanceof TextNode text) {
            return text.getWholeText().replaceAll("\\s+", " ");
        }
        if (!(node instanceof Element element)) {
            return "";
        }
        return switch (element.normalName()) {
            case "br" -> "\n";
            case "img" ->
                element.attr("alt").isBlank() ? "" : "[" + element.attr("alt").strip() + "]";
            case "a" -> link(element);
            default -> inside(element);
        };
    }

    private String link(Element link) {
        var address = link.attr("href").strip();
        if (address.startsWith("#") && names.containsKey(address.substring(1))) {
            return "[^" + names.get(address.substring(1)) + "]";
        }
        var text = inside(link);
        boolean tells =
                address.matches("(?i)(https?|mailto):[^\\s()]+") && !text.isBlank() && !address.contains(text.strip());
        return tells ? "[%s](%s)".formatted(text.strip(), address) : text;
    }
}
