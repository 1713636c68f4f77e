package touchline.documents.reading.odt;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;
import static touchline.documents.reading.office.Nodes.number;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.w3c.dom.Element;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Piece;

/** Headings, paragraphs, lists and tables in their order. */
final class OdtBody {

    private static final int WIDEST = 63;
    private static final int DEEPEST = 10;

    private final OdtLists lists;
    private final boolean paged;
    private final OdtWords words = new OdtWords();
    private final Draft draft = new Draft();
    private final Map<String, int[]> counts = new HashMap<>();
    private final int[] headings = OdtLists.counts();
    private boolean changed;

    OdtBody(OdtLists lists, boolean paged) {
        this.lists = lists;
        this.paged = paged;
    }

    void write(Element container) {
        for (Element block : children(container)) {
            switch (block.getLocalName()) {
                case "h" -> heading(block);
                case "p" -> paragraph(block);
                case "list" -> list(block, "", 1);
                case "table" -> table(block);
                case "soft-page-break" -> words.turn();
                case "tracked-changes" -> changed = true;
                case "section", "index-body" -> write(block);
                default -> {}
            }
        }
    }

    List<Piece> pieces() {
        words.notes().forEach((name, note) -> draft.footnote(name, text(note)));
        words.comments()
                .forEach((name, comment) -> draft.footnote(
                        name,
                        "Comment by %s: %s"
                                .formatted(
                                        at(comment, "creator")
                                                .map(Element::getTextContent)
                                                .orElse("unknown"),
                                        text(comment))));
        return draft.pieces();
    }

    int page() {
        return words.page();
    }

    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (changed) {
            warnings.add("The document has tracked changes: its text is given as if all of them were accepted.");
        }
        if (!words.comments().isEmpty()) {
            warnings.add("The document has %d comments: they stand among the footnotes."
                    .formatted(words.comments().size()));
        }
        return warnings;
    }

    private String read(Element paragraph) {
        if (paged) {
            draft.page(words.page());
        }
        return words.of(paragraph);
    }

    private void heading(Element heading) {
        var text = read(heading);
        int level = Math.clamp(number(attribute(heading, "outline-level"), 1), 1, DEEPEST);
        if (text.isEmpty()) {
            return;
        }
        OdtLists.count(headings, level, 1);
        draft.heading(level, (lists.headingMark(level, headings) + " " + text).strip());
        boxes();
    }

    private void paragraph(Element paragraph) {
        var text = read(paragraph);
        boolean title = attribute(paragraph, "style-name").equals("Title");
        if (title) {
            draft.heading(1, text);
        } else if (!text.isEmpty()) {
            draft.paragraph(attribute(paragraph, "style-name").equals("Quotations") ? "> " + text : text);
        }
        boxes();
    }

    private void boxes() {
        words.takeBoxes().forEach(this::write);
    }

    private void list(Element list, String inherited, int level) {
        var style = attribute(list, "style-name").isEmpty() ? inherited : attribute(list, "style-name");
        if (level > DEEPEST) {
            return;
        }
        boolean goesOn = level > 1
                || attribute(list, "continue-numbering").equals("true")
                || !attribute(list, "continue-list").isEmpty();
        int[] count = counts.computeIfAbsent(style, _ -> OdtLists.counts());
        if (!goesOn) {
            Arrays.fill(count, 0);
        }
        for (Element item : children(list)) {
            item(item, style, level, count);
        }
    }

    private void item(Element item, String style, int level, int[] count) {
        boolean marked = item.getLocalName().equals("list-header");
        for (Element block : children(item)) {
            switch (block.getLocalName()) {
                case "p", "h" -> {
                    if (marked) {
                        paragraph(block);
                    } else {
                        marked = true;
                        OdtLists.count(count, level, lists.start(style, level));
                        first(block, style, level, count);
                    }
                }
                case "list" -> list(block, style, level + 1);
                case "table" -> table(block);
                case "soft-page-break" -> words.turn();
                default -> {}
            }
        }
    }

    private void first(Element block, String style, int level, int[] count) {
        var text = read(block);
        var mark = lists.mark(style, level, count);
        if (block.getLocalName().equals("h")) {
            draft.heading(number(attribute(block, "outline-level"), level), (mark + " " + text).strip());
        } else if (mark.isEmpty()) {
            draft.paragraph(text);
        } else {
            draft.item(style, level, mark, text);
        }
        boxes();
    }

    private String text(Element container) {
        return children(container).stream()
                .map(block -> switch (block.getLocalName()) {
                    case "p", "h" -> words.of(block);
                    case "list", "list-item", "table", "table-row", "table-cell", "section" -> text(block);
                    default -> "";
                })
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private void table(Element table) {
        List<List<String>> rows = new ArrayList<>();
        rows(table, rows);
        if (paged) {
            draft.page(words.page());
        }
        draft.table(rows);
    }

    private void rows(Element container, List<List<String>> rows) {
        for (Element row : children(container)) {
            switch (row.getLocalName()) {
                case "table-header-rows", "table-rows", "table-row-group" -> rows(row, rows);
                case "table-row" -> rows.add(cells(row));
                case "soft-page-break" -> words.turn();
                default -> {}
            }
        }
    }

    private List<String> cells(Element row) {
        List<String> cells = new ArrayList<>();
        for (Element cell : children(row)) {
            int times = Math.clamp(number(attribute(cell, "number-columns-repeated"), 1), 1, WIDEST);
            var said = cell.getLocalName().equals("table-cell") ? text(cell) : "";
            cells.addAll(Collections.nCopies(Math.min(times, WIDEST - Math.min(WIDEST, cells.size())), said));
        }
        return cells;
    }
}
