package touchline.documents.reading.pdf;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The white stripe between two columns of prose. */
record Gutter(float middle) {

    private static final int STEPS = 60;
    private static final float EDGE = 0.15f;
    private static final float MOSTLY = 0.5f;

    /** Absent unless there is prose on both sides. */
    static @Nullable Gutter of(List<Placed> placed) {
        float left = (float) placed.stream().mapToDouble(Placed::left).min().orElse(0);
        float right = (float) placed.stream().mapToDouble(Placed::right).max().orElse(0);
        float width = right - left;
        Gutter best = null;
        long fewest = Long.MAX_VALUE;
        for (int step = Math.round(STEPS * EDGE); step <= Math.round(STEPS * (1 - EDGE)); step++) {
            var gutter = new Gutter(left + width * step / STEPS);
            long crossing = placed.stream().filter(gutter::crosses).count();
            if (crossing < fewest && gutter.partsProse(placed)) {
                fewest = crossing;
                best = gutter;
            }
        }
        return best == null ? null : best.centred(placed);
    }

    boolean crosses(Placed one) {
        return one.left() < middle && one.right() > middle;
    }

    private boolean partsProse(List<Placed> placed) {
        long crossing = placed.stream().filter(this::crosses).count();
        if (crossing > MOSTLY * placed.size()) {
            return false;
        }
        var left = placed.stream().filter(one -> one.right() <= middle).toList();
        var right = placed.stream().filter(one -> one.left() >= middle).toList();
        return Prose.isColumn(left) && Prose.isColumn(right) && besideEachOther(left, right);
    }

    private static boolean besideEachOther(List<Placed> left, List<Placed> right) {
        float top = Math.max(top(left), top(right));
        float bottom = Math.min(bottom(left), bottom(right));
        return bottom > top;
    }

    private static float top(List<Placed> placed) {
        return (float) placed.stream().mapToDouble(Placed::top).min().orElse(0);
    }

    private static float bottom(List<Placed> placed) {
        return (float) placed.stream().mapToDouble(Placed::bottom).max().orElse(0);
    }

    private Gutter centred(List<Placed> placed) {
        float from = placed.stream()
                .map(Placed::right)
                .filter(edge -> edge <= middle)
                .max(Comparator.naturalOrder())
                .orElse(middle);
        float to = placed.stream()
                .map(Placed::left)
                .filter(edge -> edge >= middle)
                .min(Comparator.naturalOrder())
                .orElse(middle);
        return new Gutter((from + to) / 2);
    }
}
