package touchline.documents.reading.pdf;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The tables of a page whose cells are drawn. */
final class RuledTables {

    /** Comparing each line with each other takes time; more belong to a drawing. */
    private static final int MOST = 3_000;

    private RuledTables() {}

    /** Takes what belongs to the tables out of the segments. */
    static List<Table> takeFrom(List<Segment> segments, List<Ruling> rulings) {
        if (rulings.size() > MOST) {
            return List.of();
        }
        return Grid.connected(rulings).stream()
                .flatMap(lines -> Grid.of(lines).stream())
                .flatMap(grid -> table(segments, grid).stream())
                .toList();
    }

    private static Optional<Table> table(List<Segment> segments, Grid grid) {
        var inside = segments.stream().filter(grid::holds).toList();
        var rows = IntStream.range(0, grid.rows().size() - 1)
                .mapToObj(row -> cells(inside, grid, row))
                .filter(row -> row.stream().anyMatch(cell -> !cell.isEmpty()))
                .toList();
        var filled = withoutEmptyColumns(rows);
        boolean isTable = !filled.isEmpty()
                && filled.getFirst().size() > 1
                && inside.size() > 2
                && filled.stream()
                                .flatMap(List::stream)
                                .filter(cell -> !cell.isEmpty())
                                .count()
                        > 2;
        if (!isTable) {
            return Optional.empty();
        }
        segments.removeAll(inside);
        return Optional.of(new Table(
                filled,
                grid.columns().getFirst(),
                grid.columns().getLast(),
                grid.rows().getFirst(),
                grid.rows().getLast(),
                (float) inside.stream().mapToDouble(Segment::size).average().orElse(0)));
    }

    private static List<String> cells(List<Segment> inside, Grid grid, int row) {
        return IntStream.range(0, grid.columns().size() - 1)
                .mapToObj(column -> text(inside.stream()
                        .filter(segment -> grid.row(segment) == row && grid.column(segment) == column)
                        .toList()))
                .toList();
    }

    private static String text(List<Segment> cell) {
        var text = new Joining();
        Row.of(cell).forEach(row -> text.add(row.text()));
        return text.toString();
    }

    private static List<List<String>> withoutEmptyColumns(List<List<String>> rows) {
        int columns = rows.isEmpty() ? 0 : rows.getFirst().size();
        var kept = IntStream.range(0, columns)
                .filter(column -> rows.stream().anyMatch(row -> !row.get(column).isEmpty()))
                .toArray();
        return rows.stream()
                .map(row -> IntStream.of(kept).mapToObj(row::get).toList())
                .toList();
    }
}
