package touchline.documents.reading.rtf;

import com.rtfparserkit.rtf.Command;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.documents.reading.Draft;
import touchline.documents.reading.Piece;

/** The paragraph that is being written, the row and the table that it may be in, and the note that may interrupt it. */
final class RtfBlocks {

    private static final int BODY_TEXT = 9;

    private final RtfStyles styles;
    private final Draft draft = new Draft();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder note = new StringBuilder();
    private final StringBuilder mark = new StringBuilder();
    private final List<String> row = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();
    private boolean inNote;
    private boolean inTable;
    private boolean endnote;
    private int style = -1;
    private int outline = BODY_TEXT;
    private int list;
    private int depth;

    RtfBlocks(RtfStyles styles) {
        this.styles = styles;
    }

    void text(String text) {
        (inNote ? note : body).append(text);
    }

    void mark(String text) {
        mark.append(text);
    }

    void style(int number) {
        if (!inNote) {
            style = number;
        }
    }

    void command(Command command, int parameter) {
        switch (command) {
            case par, sect, page -> end();
            case line, tab, nestcell, nestrow -> text(" ");
            case cell -> cell();
            case row -> {
                rows.add(List.copyOf(row));
                row.clear();
            }
            case intbl -> inTable = true;
            case pard -> paragraphStarts();
            case outlinelevelN -> outline = inNote ? outline : parameter;
            case ls -> list = inNote ? list : parameter;
            case ilvl -> depth = inNote ? depth : parameter;
            case ftnalt -> endnote = true;
            default -> text(Signs.of(command));
        }
    }

    void beginNote() {
        inNote = true;
        endnote = false;
        note.setLength(0);
    }

    void endNote() {
        inNote = false;
        var name = (endnote ? "e" : "") + (notes.size() + 1);
        notes.put(name, oneLine(note));
        body.append("[^").append(name).append(']');
    }

    List<Piece> pieces() {
        end();
        endTable();
        notes.forEach(draft::footnote);
        return draft.pieces();
    }

    private void paragraphStarts() {
        if (!inNote) {
            inTable = false;
            style = -1;
            outline = BODY_TEXT;
            list = 0;
            depth = 0;
            mark.setLength(0);
        }
    }

    private void cell() {
        row.add((oneLine(mark) + " " + oneLine(body)).strip());
        mark.setLength(0);
        body.setLength(0);
    }

    private void end() {
        if (inNote) {
            note.append(' ');
            return;
        }
        if (inTable) {
            body.append(' ');
            return;
        }
        var text = oneLine(body);
        var number = oneLine(mark);
        body.setLength(0);
        mark.setLength(0);
        if (!text.isEmpty()) {
            endTable();
            write(text, number);
        }
    }

    private void write(String text, String number) {
        int level = styles.level(style) > 0 ? styles.level(style) : outline < BODY_TEXT ? outline + 1 : 0;
        if (level > 0) {
            draft.heading(level, (number + " " + text).strip());
        } else if (number.isEmpty()) {
            draft.paragraph(text);
        } else {
            boolean counted = number.matches(".*[\\p{L}\\p{N}].*");
            draft.item("list " + list, depth + 1, counted ? number : "-", text);
        }
    }

    private void endTable() {
        if (!rows.isEmpty()) {
            draft.table(List.copyOf(rows));
            rows.clear();
        }
    }

    private static String oneLine(StringBuilder text) {
        return text.toString()
                .replace("\u00AD", "")
                .replaceAll("[\\s\\u00A0]+", " ")
                .strip();
    }
}
