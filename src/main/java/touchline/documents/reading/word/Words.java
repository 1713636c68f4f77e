package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;

/** The text of a paragraph as it stands with all tracked changes accepted. Remembers what it came across. */
final class Words {

    private final Map<String, String> addresses;
    private final List<Element> boxes = new ArrayList<>();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();
    private boolean changed;
    private boolean hidden;
    private int pages = 1;
    private boolean paged;

    /** @param addresses of links, by their names */
    Words(Map<String, String> addresses) {
        this.addresses = addresses;
    }

    String of(Element paragraph) {
        var text = new StringBuilder();
        children(paragraph).forEach(child -> write(child, text));
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    private void write(Element element, StringBuilder text) {
        switch (element.getLocalName()) {
            case "t", "delInstrText" -> text.append(element.getTextContent());
            case "tab", "ptab" -> text.append(' ');
            case "br", "cr" -> lineBreak(element, text);
            case "lastRenderedPageBreak" -> turn();
            case "noBreakHyphen" -> text.append('-');
            case "footnoteReference" -> note("", element, text);
            case "endnoteReference" -> note("e", element, text);
            case "commentReference" -> note("c", element, text);
            case "del", "moveFrom" -> changed = true;
            case "ins", "moveTo" -> {
                changed = true;
                all(element, text);
            }
            case "hyperlink" -> link(element, text);
            case "AlternateContent" -> at(element, "Choice").ifPresent(choice -> write(choice, text));
            case "txbxContent" -> boxes.add(element);
            case "r" -> run(element, text);
            case "pPr", "rPr", "instrText", "fldData", "sdtPr", "sdtEndPr" -> {}
            default -> all(element, text);
        }
    }

    private void all(Element element, StringBuilder text) {
        children(element).forEach(child -> write(child, text));
    }

    private void run(Element run, StringBuilder text) {
        var vanish = at(run, "rPr", "vanish");
        if (vanish.isPresent() && !attribute(vanish.get(), "val").matches("0|false|off")) {
            hidden |= !run.getTextContent().isBlank();
        } else {
            all(run, text);
        }
    }

    private void lineBreak(Element element, StringBuilder text) {
        if (attribute(element, "type").equals("page")) {
            pages++;
        }
        text.append(' ');
    }

    /** Word writes these where its pages broke last; without them nothing is known of pages. */
    private void turn() {
        paged = true;
        pages++;
    }

    /** Word keeps names of its own for notes and prints them counted from 1. */
    private void note(String kind, Element reference, StringBuilder text) {
        var name = notes.computeIfAbsent(
                kind + attribute(reference, "id"), _ -> kind + counts.merge(kind, 1, Integer::sum));
        text.append("[^").append(name).append(']');
    }

    private void link(Element element, StringBuilder text) {
        var said = new StringBuilder();
        all(element, said);
        var address = addresses.getOrDefault(attribute(element, "id"), "");
        boolean tells = address.matches("(?i)(https?|mailto):\\S+")
                && !said.isEmpty()
                && !address.contains(said.toString().strip());
        text.append(tells ? "[%s](%s)".formatted(said, address) : said);
    }

    /** Those of the paragraphs since the last time. */
    List<Element> takeBoxes() {
        var taken = List.copyOf(boxes);
        boxes.clear();
        return taken;
    }

    /** The printed name of each by Word's own, in the order in which they are referred to. */
    Map<String, String> notes() {
        return new LinkedHashMap<>(notes);
    }

    int page() {
        return pages;
    }

    boolean isPaged() {
        return paged;
    }

    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (changed) {
            warnings.add("The document has tracked changes: its text is given as if all of them were accepted.");
        }
        if (hidden) {
            warnings.add("The document has hidden text, which is left out.");
        }
        return warnings;
    }
}
