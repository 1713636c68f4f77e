package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;
import static touchline.documents.reading.office.Nodes.number;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.w3c.dom.Element;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Piece;

/** Paragraphs and tables in their order. */
final class Body {

    private static final int WIDEST = 63;

    private final Styles styles;
    private final Numberings numberings;
    private final Words words;
    private final Draft draft = new Draft();

    Body(Styles styles, Numberings numberings, Words words) {
        this.styles = styles;
        this.numberings = numberings;
        this.words = words;
    }

    void write(Element container, boolean paged) {
        for (Element block : children(container)) {
            switch (block.getLocalName()) {
                case "p" -> paragraph(block, paged);
                case "tbl" -> table(block, paged);
                case "sdt" -> {
                    if (!isContents(block)) {
                        at(block, "sdtContent").ifPresent(content -> write(content, paged));
                    }
                }
                case "ins", "moveTo", "customXml", "smartTag" -> write(block, paged);
                default -> {}
            }
        }
    }

    void footnote(String name, String text) {
        draft.footnote(name, text);
    }

    /** The text of a note or of a cell. */
    String text(Element container) {
        var text = children(container).stream()
                .map(block -> switch (block.getLocalName()) {
                    case "p" -> labelled(block);
                    case "tbl", "tr", "tc", "sdt", "sdtContent", "ins" -> text(block);
                    default -> "";
                })
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(" "));
        return words.takeBoxes().stream().map(this::text).reduce(text, (all, box) -> all + " " + box);
    }

    List<Piece> pieces() {
        return draft.pieces();
    }

    private static boolean isContents(Element block) {
        return at(block, "sdtPr", "docPartObj", "docPartGallery")
                .filter(gallery -> attribute(gallery, "val").equals("Table of Contents"))
                .isPresent();
    }

    private String labelled(Element paragraph) {
        var mark = styles.numbering(paragraph).flatMap(numberings::next).map(Numberings.Label::mark);
        var text = words.of(paragraph);
        return text.isEmpty() ? "" : mark.map(one -> (one + " " + text).strip()).orElse(text);
    }

    private void paragraph(Element paragraph, boolean paged) {
        int before = words.page();
        var text = words.of(paragraph);
        if (paged) {
            // A break inside a paragraph that begins with it belongs before the text.
            draft.page(startsWithBreak(paragraph) ? words.page() : before);
        }
        var style = styles.name(paragraph);
        if (!text.isEmpty() && !style.startsWith("toc ")) {
            write(paragraph, text, style);
        }
        words.takeBoxes().forEach(box -> write(box, paged));
    }

    private void write(Element paragraph, String text, String style) {
        int level = styles.level(paragraph);
        var label = styles.numbering(paragraph)
                .flatMap(numberings::next)
                .filter(one -> !one.mark().isEmpty());
        if (level > 0) {
            draft.heading(level, label.map(one -> one.mark() + " " + text).orElse(text));
        } else if (label.isPresent()) {
            draft.item(label.get().list(), label.get().depth(), label.get().mark(), text);
        } else {
            draft.paragraph(style.contains("quote") ? "> " + text : text);
        }
    }

    private static boolean startsWithBreak(Element paragraph) {
        return children(paragraph, "r").stream()
                .findFirst()
                .flatMap(run -> children(run).stream()
                        .filter(child -> !child.getLocalName().equals("rPr"))
                        .findFirst())
                .filter(child -> child.getLocalName().equals("lastRenderedPageBreak"))
                .isPresent();
    }

    private void table(Element table, boolean paged) {
        List<List<String>> rows = new ArrayList<>();
        var cells = children(table, "tr").stream()
                .flatMap(row -> children(row, "tc").stream())
                .toList();
        if (cells.size() == 1) {
            write(cells.getFirst(), paged);
            return;
        }
        if (paged) {
            draft.page(words.page());
        }
        for (Element row : children(table, "tr")) {
            List<String> written = new ArrayList<>();
            for (Element cell : children(row, "tc")) {
                written.add(isContinued(cell) ? "" : text(cell));
                int span = at(cell, "tcPr", "gridSpan")
                        .map(one -> number(attribute(one, "val"), 1))
                        .orElse(1);
                written.addAll(Collections.nCopies(Math.clamp(span, 1, WIDEST) - 1, ""));
            }
            rows.add(written);
        }
        draft.table(rows);
    }

    private static boolean isContinued(Element cell) {
        return at(cell, "tcPr", "vMerge")
                .filter(merge -> !attribute(merge, "val").equals("restart"))
                .isPresent();
    }
}
