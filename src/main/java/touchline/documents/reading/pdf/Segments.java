package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts glyphs together to segments, in the order in which they were drawn. */
final class Segments {

    /** A gap as wide as so many letters' sizes parts cells and columns; justified words stand closer. */
    private static final float WIDE = 1.5f;

    /** Without a space drawn in it, a narrower one is enough. */
    private static final float EMPTY = 0.7f;

    private static final float OVERLAP = 0.6f;
    private static final float SAME_LINE = 0.15f;
    private static final float SAME_BASELINE = 0.04f;
    private static final float ALIKE = 0.86f;

    private final List<Ruling> walls;
    private final List<Segment> done = new ArrayList<>();
    private final List<Glyph> open = new ArrayList<>();
    private float left;
    private float right;
    private float ended;

    private Segments(List<Ruling> rulings) {
        this.walls = rulings.stream().filter(Ruling::isVertical).toList();
    }

    static List<Segment> of(List<Glyph> glyphs, List<Ruling> rulings) {
        var segments = new Segments(rulings);
        glyphs.forEach(segments::add);
        segments.close();
        return segments.done;
    }

    private void add(Glyph glyph) {
        if (glyph.isBlank()) {
            if (!open.isEmpty() && isOnLine(glyph)) {
                open.add(glyph);
                ended = Math.max(ended, glyph.right());
            }
            return;
        }
        if (!open.isEmpty() && !goesOn(glyph)) {
            close();
        }
        if (open.isEmpty()) {
            left = glyph.x();
            right = glyph.right();
        }
        open.add(glyph);
        left = Math.min(left, glyph.x());
        right = Math.max(right, glyph.right());
        ended = right;
    }

    private boolean isOnLine(Glyph glyph) {
        return Math.abs(glyph.y() - open.getFirst().y()) < SAME_LINE * Math.max(4, glyph.size());
    }

    private boolean goesOn(Glyph glyph) {
        var first = open.getFirst();
        float size = Math.max(glyph.size(), first.size());
        float lift = Math.abs(glyph.y() - first.y());
        boolean alike = Math.min(glyph.size(), first.size()) > ALIKE * size;
        if (lift > SAME_LINE * size || (!alike && lift > SAME_BASELINE * size)) {
            return false;
        }
        if (isWalled(glyph)) {
            return false;
        }
        float gap = glyph.x() - right;
        if (glyph.isRightToLeft() && gap < 0) {
            return left - glyph.right() < WIDE * size;
        }
        boolean parts = gap > WIDE * size || glyph.x() - ended > (ended > right ? WIDE : EMPTY) * size;
        return !parts && gap > -OVERLAP * size;
    }

    private boolean isWalled(Glyph glyph) {
        return walls.stream()
                .anyMatch(wall -> wall.top() < glyph.y()
                        && glyph.y() - glyph.size() / 2 < wall.bottom()
                        && (isBetween(wall, right, glyph.x()) || isBetween(wall, glyph.right(), left)));
    }

    private static boolean isBetween(Ruling wall, float from, float to) {
        return from - 1 < wall.x() && wall.x() < to + 1;
    }

    private void close() {
        if (open.isEmpty()) {
            return;
        }
        var glyphs = new ArrayList<>(open);
        open.clear();
        if (glyphs.stream().anyMatch(Glyph::isRightToLeft)) {
            glyphs.sort(Comparator.comparingDouble(Glyph::x));
        }
        var text = SpacedText.of(glyphs);
        if (!text.isEmpty()) {
            done.add(segment(
                    text, glyphs.stream().filter(glyph -> !glyph.isBlank()).toList()));
        }
    }

    private Segment segment(String text, List<Glyph> glyphs) {
        var size = (float) glyphs.stream().mapToDouble(Glyph::size).max().orElse(0);
        long bold = glyphs.stream().filter(Glyph::bold).count();
        long italic = glyphs.stream().filter(Glyph::italic).count();
        return new Segment(
                text,
                left,
                right,
                glyphs.getFirst().y(),
                size,
                glyphs.size(),
                bold * 10 > glyphs.size() * 9L,
                italic * 10 > glyphs.size() * 9L);
    }
}
