package touchline.documents.reading.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Piece;
import touchline.documents.reading.office.Ordinal;

/** Walks a page from block to block. */
final class Page {

    private static final Set<String> INLINE = Set.of(
            "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins",
            "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt",
            "u", "var", "wbr", "big");

    /** Deeper than this a page is taken as plain text: real ones do not go there. */
    private static final int DEEPEST = 200;

    private static final Pattern EMPTY_LINE = Pattern.compile("\\n\\s*\\n");

    private final Draft draft = new Draft();
    private final Footnotes footnotes;
    private final Element root;
    private int lists;

    Page(Element root) {
        this.root = root;
        this.footnotes = new Footnotes(root);
    }

    List<Piece> pieces() {
        blocks(root, "", 0);
        footnotes.texts().forEach(draft::footnote);
        return draft.pieces();
    }

    private void blocks(Element parent, String quote, int depth) {
        var line = new StringBuilder();
        for (Node node : parent.childNodes()) {
            if (node instanceof Element element && !isInline(element, depth)) {
                paragraph(quote, line);
                block(element, quote, depth + 1);
            } else {
                line.append(footnotes.inline(node));
                if (node instanceof Element element && element.normalName().equals("br") && endsTwice(line)) {
                    paragraph(quote, line);
                }
            }
        }
        paragraph(quote, line);
    }

    private static boolean endsTwice(StringBuilder line) {
        return line.toString().matches("(?s).*\\n\\s*\\n\\s*");
    }

    private void paragraph(String quote, StringBuilder line) {
        var text = oneLine(line.toString());
        line.setLength(0);
        if (!text.isEmpty()) {
            draft.paragraph(quote + text);
        }
    }

    private void block(Element element, String quote, int depth) {
        if (depth > DEEPEST) {
            draft.paragraph(quote + oneLine(element.text()));
            return;
        }
        switch (element.normalName()) {
            case "h1", "h2", "h3", "h4", "h5", "h6" ->
                draft.heading(element.normalName().charAt(1) - '0', oneLine(footnotes.inside(element)));
            case "blockquote" -> blocks(element, "> ", depth);
            case "ul", "ol" -> list(element, 1, depth);
            case "table" -> table(element, quote, depth);
            case "pre" -> {
                for (String part : EMPTY_LINE.splitAsStream(element.wholeText()).toList()) {
                    paragraph(quote, new StringBuilder(part));
                }
            }
            default -> blocks(element, quote, depth);
        }
    }

    private void list(Element list, int level, int depth) {
        boolean ordered = list.normalName().equals("ol");
        int number = number(list.attr("start"), 1);
        if (!ordered || number == 1) {
            lists++;
        }
        var name = "list " + lists;
        for (Element item : list.children()) {
            if (footnotes.isNote(item)) {
                continue;
            }
            number = number(item.attr("value"), number);
            var mark = ordered ? Ordinal.of(number, list.attr("type")) + "." : "-";
            item(name, level, mark, item, depth);
            number++;
        }
    }

    private void item(String list, int level, String mark, Element item, int depth) {
        var text = new StringBuilder();
        List<Element> inner = new ArrayList<>();
        for (Node node : item.childNodes()) {
            boolean block = node instanceof Element element
                    && Set.of("ul", "ol", "table").contains(element.normalName());
            if (block && depth < DEEPEST) {
                inner.add((Element) node);
            } else {
                text.append(footnotes.inline(node)).append(node instanceof Element e && !isInline(e, depth) ? " " : "");
            }
        }
        draft.item(list, level, mark, oneLine(text.toString()));
        for (Element block : inner) {
            if (block.normalName().equals("table")) {
                block(block, "", depth + 1);
            } else {
                list(block, Math.min(level + 1, 9), depth + 1);
            }
        }
    }

    private void table(Element table, String quote, int depth) {
        var rows = new Cells(footnotes).of(table);
        if (rows.isEmpty()) {
            // Set in a table for its looks only.
            for (Element cell : table.select("td, th")) {
                if (table.equals(cell.closest("table"))) {
                    blocks(cell, quote, depth + 1);
                }
            }
        } else {
            draft.table(rows);
        }
    }

    private static boolean isInline(Element element, int depth) {
        return INLINE.contains(element.normalName()) && (depth > DEEPEST || !holdsBlocks(element));
    }

    private static boolean holdsBlocks(Element element) {
        return !element.select("p, div, ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6, section, article")
                .isEmpty();
    }

    private static int number(String text, int otherwise) {
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }

    static String oneLine(String text) {
        return text.replace("\u00AD", "").replaceAll("[\\s\\u00A0]+", " ").strip();
    }
}
