package touchline.documents.reading.odt;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.number;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The text of a paragraph, and the notes, boxes and pages met in it. */
final class OdtWords {

    private final Map<String, Element> notes = new LinkedHashMap<>();
    private final Map<String, Element> comments = new LinkedHashMap<>();
    private final List<Element> boxes = new ArrayList<>();
    private int page = 1;

    String of(Element paragraph) {
        var text = new StringBuilder();
        all(paragraph, text);
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    private void all(Element parent, StringBuilder text) {
        for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                write(element, text);
            } else if (child.getNodeType() == Node.TEXT_NODE) {
                text.append(child.getNodeValue());
            }
        }
    }

    private void write(Element element, StringBuilder text) {
        switch (element.getLocalName()) {
            case "s" -> text.append(" ".repeat(Math.clamp(number(attribute(element, "c"), 1), 1, 100)));
            case "tab", "line-break" -> text.append(' ');
            case "soft-page-break" -> page++;
            case "note" -> note(element, text);
            case "annotation" -> {
                var name = "c" + (comments.size() + 1);
                comments.put(name, element);
                text.append("[^").append(name).append(']');
            }
            case "a" -> link(element, text);
            case "text-box" -> boxes.add(element);
            case "tracked-changes", "annotation-end", "object", "image", "desc", "title" -> {}
            default -> all(element, text);
        }
    }

    private void note(Element note, StringBuilder text) {
        var printed = at(note, "note-citation")
                .map(Element::getTextContent)
                .orElse("")
                .strip();
        var name = (attribute(note, "note-class").equals("endnote") ? "e" : "")
                + (printed.isEmpty() ? String.valueOf(notes.size() + 1) : printed);
        at(note, "note-body").ifPresent(body -> notes.putIfAbsent(name, body));
        text.append("[^").append(name).append(']');
    }

    private void link(Element link, StringBuilder text) {
        var said = new StringBuilder();
        all(link, said);
        var address = attribute(link, "href");
        boolean tells = address.matches("(?i)(https?|mailto):[^\\s()]+")
                && !said.isEmpty()
                && !address.contains(said.toString().strip());
        text.append(tells ? "[%s](%s)".formatted(said, address) : said);
    }

    List<Element> takeBoxes() {
        var taken = List.copyOf(boxes);
        boxes.clear();
        return taken;
    }

    Map<String, Element> notes() {
        return new LinkedHashMap<>(notes);
    }

    Map<String, Element> comments() {
        return new LinkedHashMap<>(comments);
    }

    void turn() {
        page++;
    }

    int page() {
        return page;
    }
}
