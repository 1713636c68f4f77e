package touchline.documents.reading.pdf;

import java.util.List;

/** Tells running text in a column from the cells of a table. */
final class Prose {

    private static final int ROWS = 3;
    private static final int LETTERS = 18;
    private static final float FULL = 0.6f;
    private static final float SHARE = 0.45f;

    private Prose() {}

    /** Enough rows, of which many are long and nearly as wide as the column. */
    static boolean isColumn(List<Placed> placed) {
        var segments = placed.stream()
                .filter(Segment.class::isInstance)
                .map(Segment.class::cast)
                .toList();
        if (segments.size() < ROWS) {
            return false;
        }
        float left = (float) segments.stream().mapToDouble(Placed::left).min().orElse(0);
        float right = (float) segments.stream().mapToDouble(Placed::right).max().orElse(0);
        var rows = Row.of(segments);
        long full = rows.stream()
                .filter(row -> row.right() - row.left() > FULL * (right - left) && letters(row) > LETTERS)
                .count();
        return rows.size() >= ROWS && full >= SHARE * rows.size();
    }

    private static int letters(Row row) {
        return row.segments().stream().mapToInt(Segment::letters).sum();
    }
}
