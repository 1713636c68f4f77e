package touchline.documents.reading.pdf;

import java.util.List;
import java.util.Optional;

/**
 * A line as it is read, or a table that stands in its place.
 *
 * @param region counts the columns of a page, from 0: within one, lines follow each other downwards
 * @param segments from left to right
 */
record Line(
        int page,
        int region,
        List<Segment> segments,
        Optional<Table> table,
        float left,
        float right,
        float top,
        float bottom,
        float size,
        boolean bold,
        boolean italic)
        implements Placed {

    static Line of(int page, int region, Row row) {
        return new Line(
                page,
                region,
                row.segments(),
                Optional.empty(),
                row.left(),
                row.right(),
                row.top(),
                row.bottom(),
                row.size(),
                row.isAll(Segment::bold),
                row.isAll(Segment::italic));
    }

    static Line of(int page, int region, Table table) {
        return new Line(
                page,
                region,
                List.of(),
                Optional.of(table),
                table.left(),
                table.right(),
                table.top(),
                table.bottom(),
                table.size(),
                false,
                false);
    }

    /** Marks of footnotes in it stand as {@code [^3]}. */
    String text() {
        return RowText.of(segments);
    }

    boolean isText() {
        return table.isEmpty();
    }

    /** Whether it stands right below the other in the same column. */
    boolean follows(Line other) {
        return page == other.page && region == other.region && bottom > other.bottom;
    }
}
