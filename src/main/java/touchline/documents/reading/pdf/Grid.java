package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Where the drawn lines of a table part its rows and columns. */
record Grid(List<Float> columns, List<Float> rows) {

    private static final float SLACK = 3;

    /** Absent unless the lines make two cells or more. */
    static Optional<Grid> of(List<Ruling> connected) {
        var columns = edges(connected.stream().filter(Ruling::isVertical).toList(), Ruling::x);
        var rows = edges(connected.stream().filter(Ruling::isHorizontal).toList(), Ruling::y);
        boolean parted = columns.size() > 2 && rows.size() > 1;
        return parted ? Optional.of(new Grid(columns, rows)) : Optional.empty();
    }

    /** The lines that touch each other, directly or through others. */
    static List<List<Ruling>> connected(List<Ruling> rulings) {
        List<List<Ruling>> groups = new ArrayList<>();
        for (var ruling : rulings) {
            List<Ruling> joined = new ArrayList<>(List.of(ruling));
            groups.removeIf(group -> {
                boolean touches = group.stream().anyMatch(other -> other.touches(ruling, SLACK));
                if (touches) {
                    joined.addAll(group);
                }
                return touches;
            });
            groups.add(joined);
        }
        return groups;
    }

    private static List<Float> edges(List<Ruling> rulings, ToDoubleFunction<Ruling> place) {
        List<Float> edges = new ArrayList<>();
        rulings.stream().mapToDouble(place).sorted().forEach(edge -> {
            if (edges.isEmpty() || edge - edges.getLast() > SLACK) {
                edges.add((float) edge);
            }
        });
        return edges;
    }

    /** Whether the middle of a segment lies in it. */
    boolean holds(Segment segment) {
        float height = segment.baseline() - segment.size() / 3;
        return index(columns, segment.middle()) >= 0 && index(rows, height) >= 0;
    }

    int column(Segment segment) {
        return index(columns, segment.middle());
    }

    int row(Segment segment) {
        return index(rows, segment.baseline() - segment.size() / 3);
    }

    private static int index(List<Float> edges, float place) {
        for (int i = 0; i + 1 < edges.size(); i++) {
            if (edges.get(i) - SLACK / 2 <= place && place < edges.get(i + 1)) {
                return i;
            }
        }
        return -1;
    }
}
