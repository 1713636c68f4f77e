package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;

/** The parts of a line between wide gaps, if it stands in a table. */
final class Cells {

    private static final float WIDE = 0.6f;

    record Cell(float left, float right, String text) {}

    private Cells() {}

    static List<Cell> of(Line line) {
        List<Cell> cells = new ArrayList<>();
        List<Segment> open = new ArrayList<>();
        for (var segment : line.segments()) {
            if (!open.isEmpty() && segment.left() - open.getLast().right() > WIDE * line.size()) {
                cells.add(cell(open));
                open.clear();
            }
            open.add(segment);
        }
        if (!open.isEmpty()) {
            cells.add(cell(open));
        }
        return cells;
    }

    private static Cell cell(List<Segment> segments) {
        float right =
                (float) segments.stream().mapToDouble(Segment::right).max().orElse(0);
        return new Cell(segments.getFirst().left(), right, RowText.of(segments));
    }
}
