package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.documents.reading.Piece;
import touchline.documents.reading.pdf.Numbering.Counted;

/** Puts the lines of a document together to headings, paragraphs, items and tables, across columns and pages. */
final class Paragraphs {

    /** So far a later line is looked at for the number that follows one. */
    private static final int AHEAD = 150;

    private static final Pattern BULLET = Pattern.compile("^[•●▪◦‣∙■□➢\uF0B7\uF0A7\uF0D8]\\s*(.+)$", Pattern.DOTALL);
    private static final Pattern ITEM =
            Pattern.compile("^(?:\\(?(?:[a-z]|[ivx]{1,5})[.)]|\\(\\d{1,2}\\)|[–-])\\s+\\S.*", Pattern.DOTALL);
    private static final Pattern INNER_ITEM = Pattern.compile("^\\(?[ivx]{2,5}[.)]\\s.*", Pattern.DOTALL);

    private final List<Line> lines;
    private final Breaks breaks;
    private final Headings headings;
    private final Vocabulary words;
    private final Footnotes footnotes;
    private final Numbering numbering = new Numbering();
    private final List<Piece> pieces = new ArrayList<>();

    private Joining text;
    private Kind kind = Kind.TEXT;
    private Optional<Counted> number = Optional.empty();
    private int page;
    private int level;

    private enum Kind {
        TEXT,
        HEADING,
        ITEM,
        BULLET
    }

    Paragraphs(List<Line> lines, Measures measures, Vocabulary words, Footnotes footnotes) {
        this.lines = lines;
        this.breaks = new Breaks(measures, lines);
        this.headings = new Headings(lines, measures);
        this.words = words;
        this.footnotes = footnotes;
        this.text = new Joining(words);
    }

    List<Piece> pieces() {
        @Nullable Line before = null;
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            if (line.table().isPresent()) {
                table(line.table().get().rows(), line.page());
                before = null;
                continue;
            }
            var aligned = AlignedTable.at(lines, i);
            if (aligned.isPresent()) {
                table(aligned.get().rows(), line.page());
                i += aligned.get().lines() - 1;
                before = null;
                continue;
            }
            read(i, before);
            before = line;
        }
        end();
        return pieces;
    }

    private void read(int at, @Nullable Line before) {
        var line = lines.get(at);
        var said = line.text();
        if (headings.isHeading(lines, at)) {
            if (kind != Kind.HEADING || before == null || !headings.isOne(before, line)) {
                begin(Kind.HEADING, line);
                level = headings.level(line);
                numbering.heading();
            }
            text.add(said);
            return;
        }
        boolean mayBegin = kind == Kind.HEADING || before == null || breaks.mayBegin(before, line, text.toString());
        var counted = mayBegin ? number(at) : Optional.<Counted>empty();
        var bullet = BULLET.matcher(said);
        if (counted.isPresent()) {
            begin(counted.get().nested() ? Kind.ITEM : Kind.TEXT, line);
            number = counted;
        } else if (bullet.matches()) {
            begin(Kind.BULLET, line);
            text.add("- " + bullet.group(1));
            return;
        } else if (mayBegin && ITEM.matcher(said).matches()) {
            begin(Kind.ITEM, line);
        } else if (kind == Kind.HEADING || before == null || breaks.parts(before, line, text.toString())) {
            begin(Kind.TEXT, line);
        }
        text.add(said);
    }

    private Optional<Counted> number(int at) {
        var line = lines.get(at);
        return Numbering.candidate(line.text(), breaks.isHanging(line))
                .flatMap(found -> numbering.next(found, isCounted(found, at)));
    }

    private boolean isCounted(List<Integer> number, int at) {
        return lines.subList(at + 1, Math.min(lines.size(), at + AHEAD)).stream()
                .filter(Line::isText)
                .anyMatch(line -> Numbering.candidate(line.text(), breaks.isHanging(line))
                        .filter(next -> Numbering.follows(number, next))
                        .isPresent());
    }

    private void table(List<List<String>> rows, int on) {
        end();
        pieces.add(Piece.table(
                rows.stream()
                        .map(row -> row.stream()
                                .map(cell -> footnotes.linked(cell, on))
                                .toList())
                        .toList(),
                Optional.of(on)));
    }

    private void begin(Kind next, Line line) {
        end();
        kind = next;
        page = line.page();
    }

    private void end() {
        var said = footnotes.linked(text.toString().strip(), page);
        if (!said.isEmpty()) {
            pieces.add(piece(said));
        }
        text = new Joining(words);
        kind = Kind.TEXT;
        number = Optional.empty();
    }

    private Piece piece(String said) {
        var on = Optional.of(page);
        return switch (kind) {
            case HEADING -> Piece.heading(level, said, on);
            case BULLET -> Piece.item(1, said, on);
            case ITEM -> Piece.item(INNER_ITEM.matcher(said).matches() ? 2 : 1, said, on);
            case TEXT ->
                number.map(one -> Piece.numbered(one.printed(), said, on)).orElseGet(() -> Piece.paragraph(said, on));
        };
    }
}
