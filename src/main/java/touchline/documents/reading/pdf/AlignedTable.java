package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.documents.reading.pdf.Cells.Cell;

/** A table without drawn cells: lines whose parts stand below each other. */
record AlignedTable(List<List<String>> rows, int lines) {

    private static final float FAR = 3.2f;
    private static final int LONG = 40;
    private static final float SPANNING = 0.55f;
    private static final Pattern MARKER = Pattern.compile("\\(?[\\dA-Za-z.]{1,6}[.)]?|[•●▪◦–-]");

    /** Absent unless a table begins with the line at {@code from}. */
    static Optional<AlignedTable> at(List<Line> lines, int from) {
        List<List<Cell>> rows = new ArrayList<>();
        int parted = 0;
        for (int i = from; i < lines.size(); i++) {
            var line = lines.get(i);
            boolean near = i == from
                    || (line.follows(lines.get(i - 1))
                            && line.bottom() - lines.get(i - 1).bottom() < FAR * line.size());
            var cells = line.isText() && near ? Cells.of(line) : List.<Cell>of();
            boolean goesOn = parted > 1 && cells.size() == 1 && isCell(cells.getFirst(), rows);
            if ((cells.size() < 2 && !goesOn) || isMarked(cells)) {
                break;
            }
            parted += cells.size() > 1 ? 1 : 0;
            rows.add(cells);
        }
        while (!rows.isEmpty() && rows.getLast().size() == 1) {
            rows.removeLast();
        }
        boolean enough = parted > 2 || (parted == 2 && rows.getFirst().size() > 2);
        return enough && areShort(rows) ? table(rows) : Optional.empty();
    }

    /** A number or a bullet with its text is no row. */
    private static boolean isMarked(List<Cell> cells) {
        return cells.size() == 2 && MARKER.matcher(cells.getFirst().text()).matches();
    }

    /** Whether a lone part is the rest of the cell above it. */
    private static boolean isCell(Cell cell, List<List<Cell>> rows) {
        return rows.stream()
                        .flatMap(List::stream)
                        .anyMatch(above ->
                                Math.abs(above.left() - cell.left()) < 3 && cell.right() < above.right() + LONG)
                && cell.text().length() < LONG;
    }

    private static boolean areShort(List<List<Cell>> rows) {
        long all = rows.stream().mapToLong(List::size).sum();
        long tall = rows.stream()
                .flatMap(List::stream)
                .filter(cell -> cell.text().length() > LONG)
                .count();
        return tall * 10 <= all * 6;
    }

    private static Optional<AlignedTable> table(List<List<Cell>> rows) {
        var columns = columns(rows);
        if (columns.size() < 2) {
            return Optional.empty();
        }
        List<List<String>> table = new ArrayList<>();
        for (var row : rows) {
            var cells = new ArrayList<>(columns.stream().map(_ -> "").toList());
            for (var cell : row) {
                int column = nearest(columns, cell);
                cells.set(column, (cells.get(column) + " " + cell.text()).strip());
            }
            boolean restOfAbove =
                    !table.isEmpty() && cells.getFirst().isEmpty() && row.size() <= Math.max(1, columns.size() / 2 - 1);
            boolean lone = row.size() == 1 && !table.isEmpty();
            if (restOfAbove || lone) {
                var above = table.getLast();
                for (int i = 0; i < cells.size(); i++) {
                    above.set(i, (above.get(i) + " " + cells.get(i)).strip());
                }
            } else {
                table.add(cells);
            }
        }
        return Optional.of(new AlignedTable(List.copyOf(table), rows.size()));
    }

    private static List<float[]> columns(List<List<Cell>> rows) {
        float left = (float) rows.stream()
                .flatMap(List::stream)
                .mapToDouble(Cell::left)
                .min()
                .orElse(0);
        float right = (float) rows.stream()
                .flatMap(List::stream)
                .mapToDouble(Cell::right)
                .max()
                .orElse(0);
        List<float[]> columns = new ArrayList<>();
        rows.stream()
                .flatMap(List::stream)
                .filter(cell -> cell.right() - cell.left() <= SPANNING * (right - left) || rows.size() <= 3)
                .sorted(Comparator.comparingDouble(Cell::left))
                .forEach(cell -> {
                    if (!columns.isEmpty() && cell.left() < columns.getLast()[1]) {
                        columns.getLast()[1] = Math.max(columns.getLast()[1], cell.right());
                    } else {
                        columns.add(new float[] {cell.left(), cell.right()});
                    }
                });
        return columns;
    }

    private static int nearest(List<float[]> columns, Cell cell) {
        int best = 0;
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < columns.size(); i++) {
            float shared = Math.min(cell.right(), columns.get(i)[1]) - Math.max(cell.left(), columns.get(i)[0]);
            if (shared > most) {
                most = shared;
                best = i;
            }
        }
        return best;
    }
}
