package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts what stands on a page into the order in which it is read: bands from top to bottom, their columns in turn. */
final class Regions {

    private static final int DEPTH = 6;

    /** Fewer rows side by side are a letterhead or a table, not columns. */
    private static final int ROWS = 3;

    private final int page;
    private final boolean runsLeft;
    private final List<Line> lines = new ArrayList<>();
    private int region;

    private Regions(int page, boolean runsLeft) {
        this.page = page;
        this.runsLeft = runsLeft;
    }

    /** @param placed segments and tables */
    static List<Line> order(int page, List<? extends Placed> placed) {
        boolean runsLeft = placed.stream()
                                .filter(Segment.class::isInstance)
                                .filter(one -> Script.runsLeft(((Segment) one).text()))
                                .count()
                        * 2
                > placed.size();
        var regions = new Regions(page, runsLeft);
        regions.part(List.copyOf(placed), 0);
        return regions.lines;
    }

    private void part(List<Placed> placed, int depth) {
        if (placed.isEmpty()) {
            return;
        }
        var gutter = depth < DEPTH ? Gutter.of(placed) : null;
        if (gutter == null) {
            read(placed);
            return;
        }
        List<Placed> band = new ArrayList<>();
        List<Placed> across = new ArrayList<>();
        for (var row : rows(placed)) {
            boolean crosses = row.stream().anyMatch(gutter::crosses);
            if (crosses) {
                columns(band, gutter, depth);
                band.clear();
                across.addAll(row);
            } else {
                read(across);
                across.clear();
                band.addAll(row);
            }
        }
        columns(band, gutter, depth);
        read(across);
    }

    private void columns(List<Placed> band, Gutter gutter, int depth) {
        var left = band.stream().filter(one -> one.right() <= gutter.middle()).toList();
        var right = band.stream().filter(one -> one.left() >= gutter.middle()).toList();
        if (left.size() < ROWS || right.size() < ROWS) {
            read(band);
            return;
        }
        part(runsLeft ? right : left, depth + 1);
        part(runsLeft ? left : right, depth + 1);
    }

    /** Adds what stands in one column, from top to bottom, as a region of its own. */
    private void read(List<Placed> placed) {
        if (placed.isEmpty()) {
            return;
        }
        List<Line> all = new ArrayList<>();
        var segments = placed.stream()
                .filter(Segment.class::isInstance)
                .map(Segment.class::cast)
                .toList();
        Row.of(segments).forEach(row -> all.add(Line.of(page, region, row)));
        placed.stream().filter(Table.class::isInstance).forEach(table -> all.add(Line.of(page, region, (Table) table)));
        all.sort(Comparator.comparingDouble(Line::bottom));
        lines.addAll(all);
        region++;
    }

    /** What stands beside each other, roughly; exact baselines do not matter here. */
    private static List<List<Placed>> rows(List<Placed> placed) {
        List<List<Placed>> rows = new ArrayList<>();
        float bottom = 0;
        for (var one : placed.stream()
                .sorted(Comparator.comparingDouble(Placed::bottom))
                .toList()) {
            if (rows.isEmpty() || one.bottom() - bottom > one.size() / 3) {
                rows.add(new ArrayList<>());
                bottom = one.bottom();
            }
            rows.getLast().add(one);
        }
        return rows;
    }
}
