package touchline.documents.reading.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Where one paragraph ends and the next begins. */
final class Breaks {

    private static final float GAP = 1.3f;
    private static final float SMALL_GAP = 1.12f;
    private static final float INDENT = 0.8f;
    private static final float SHORT = 0.12f;
    private static final Pattern ENDED = Pattern.compile("[.:;!?…؟。][\"”»’')\\]]*(?:\\[\\^[^\\]]+\\])*$");

    private record Margins(float left, float right) {

        Margins with(Line line) {
            return new Margins(Math.min(left, line.left()), Math.max(right, line.right()));
        }
    }

    private final Measures measures;
    private final Map<List<Integer>, Margins> margins = new HashMap<>();

    Breaks(Measures measures, List<Line> lines) {
        this.measures = measures;
        for (var line : lines) {
            margins.merge(
                    List.of(line.page(), line.region()),
                    new Margins(line.left(), line.right()),
                    (known, _) -> known.with(line));
        }
    }

    /** Whether a line has its first word, a number, in the margin. */
    boolean isHanging(Line line) {
        var segments = line.segments();
        return segments.size() > 1
                && segments.get(1).left() - segments.getFirst().right() > INDENT * line.size();
    }

    /** Whether a number or a letter at the line's beginning can begin a paragraph. */
    boolean mayBegin(Line before, Line line, String text) {
        return isHanging(line)
                || ENDED.matcher(text.strip()).find()
                || (line.follows(before) && gap(before, line) > SMALL_GAP * measures.leading())
                || isShort(before);
    }

    /** Whether a line without a number begins a paragraph. */
    boolean parts(Line before, Line line, String text) {
        boolean ended = ENDED.matcher(text.strip()).find();
        if (!line.follows(before)) {
            boolean small = !Character.isLowerCase(line.text().codePointAt(0));
            return ended && small;
        }
        if (gap(before, line) > GAP * measures.leading()) {
            return true;
        }
        if (Math.abs(line.size() - before.size()) > 0.1f * measures.body()) {
            return true;
        }
        boolean indented = line.left() - before.left() > INDENT * measures.body()
                && line.left() - before.left() < 5 * measures.body();
        return ended && (isShort(before) || indented);
    }

    private static float gap(Line before, Line line) {
        return line.bottom() - before.bottom();
    }

    /** Whether it ends well before the margin. */
    private boolean isShort(Line line) {
        var margins = margins(line);
        return margins.right() - line.right() > SHORT * (margins.right() - margins.left());
    }

    private Margins margins(Line line) {
        return margins.getOrDefault(List.of(line.page(), line.region()), new Margins(line.left(), line.right()));
    }
}
