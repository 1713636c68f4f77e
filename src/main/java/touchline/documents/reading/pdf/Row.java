package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Segments on one baseline, raised and lowered ones beside them included, from left to right. */
record Row(List<Segment> segments, float bottom, float size) implements Placed {

    private static final float SAME = 0.3f;
    private static final float SMALL = 0.86f;
    private static final float RAISED = 0.75f;
    private static final float NEAR = 0.6f;

    static List<Row> of(List<Segment> segments) {
        var sorted = segments.stream()
                .sorted(Comparator.comparingDouble(Segment::baseline))
                .toList();
        List<List<Segment>> groups = new ArrayList<>();
        float baseline = 0;
        for (var segment : sorted) {
            boolean joins = !groups.isEmpty()
                    && segment.baseline() - baseline
                            < SAME
                                    * Math.min(
                                            segment.size(),
                                            groups.getLast().getFirst().size());
            if (joins) {
                groups.getLast().add(segment);
            } else {
                groups.add(new ArrayList<>(List.of(segment)));
                baseline = segment.baseline();
            }
        }
        return withMarks(groups.stream().map(Row::row).toList());
    }

    private static Row row(List<Segment> group) {
        Map<Integer, Integer> sizes = new TreeMap<>();
        group.forEach(segment -> sizes.merge(Math.round(segment.size() * 2), segment.letters(), Integer::sum));
        float size = sizes.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .orElseThrow()
                        .getKey()
                / 2f;
        var largest =
                group.stream().max(Comparator.comparingInt(Segment::letters)).orElseThrow();
        return new Row(
                group.stream().sorted(Comparator.comparingDouble(Segment::left)).toList(), largest.baseline(), size);
    }

    /** Gives rows of raised or lowered marks to the rows whose letters they touch. */
    private static List<Row> withMarks(List<Row> rows) {
        List<Row> merged = new ArrayList<>(rows);
        for (int i = 0; i < merged.size(); i++) {
            var marks = merged.get(i);
            for (int j = Math.max(0, i - 2); j < Math.min(merged.size(), i + 3); j++) {
                if (j != i && marks.isMarkOf(merged.get(j))) {
                    merged.set(j, merged.get(j).with(marks.segments));
                    merged.remove(i);
                    i--;
                    break;
                }
            }
        }
        return merged;
    }

    private boolean isMarkOf(Row text) {
        return size < SMALL * text.size
                && Math.abs(text.bottom - bottom) < RAISED * text.size
                && segments.stream()
                        .allMatch(mark -> text.segments.stream()
                                .anyMatch(letters -> mark.left() - letters.right() < NEAR * text.size
                                        && letters.left() - mark.right() < NEAR * text.size));
    }

    private Row with(List<Segment> marks) {
        var all = new ArrayList<>(segments);
        all.addAll(marks);
        all.sort(Comparator.comparingDouble(Segment::left));
        return new Row(all, bottom, size);
    }

    boolean isAll(Predicate<Segment> property) {
        int letters = segments.stream().mapToInt(Segment::letters).sum();
        int those =
                segments.stream().filter(property).mapToInt(Segment::letters).sum();
        return those * 10 > letters * 9;
    }

    String text() {
        return RowText.of(segments);
    }

    @Override
    public float left() {
        return segments.getFirst().left();
    }

    @Override
    public float right() {
        return (float) segments.stream().mapToDouble(Segment::right).max().orElse(0);
    }

    @Override
    public float top() {
        return bottom - size;
    }
}
