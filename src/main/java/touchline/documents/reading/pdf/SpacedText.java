package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.List;

/** The text of glyphs that stand in a row, from left to right, with a space where one was left free. */
final class SpacedText {

    /** A gap of half a space parts words; fonts say nonsense of their spaces often enough to bound that. */
    private static final float HALF = 0.5f;

    private static final float LEAST = 0.13f;
    private static final float MOST = 0.25f;

    /** Where a space was drawn this is enough; where even this is not free, it stands for something else. */
    private static final float DRAWN = 0.06f;

    private SpacedText() {}

    static String of(List<Glyph> glyphs) {
        var text = new StringBuilder();
        float right = Float.POSITIVE_INFINITY;
        boolean drawn = false;
        for (var glyph : withMarks(glyphs)) {
            if (glyph.isBlank()) {
                drawn = true;
                continue;
            }
            float gap = glyph.x() - right;
            if (gap > (drawn ? DRAWN * glyph.size() : gap(glyph))) {
                text.append(' ');
            }
            text.append(Script.visual(glyph.text()));
            right = right == Float.POSITIVE_INFINITY ? glyph.right() : Math.max(right, glyph.right());
            drawn = false;
        }
        return text.toString().strip();
    }

    private static float gap(Glyph glyph) {
        return Math.clamp(glyph.space() * HALF, LEAST * glyph.size(), MOST * glyph.size());
    }

    /** Gives each accent that was drawn by itself to the letter that it stands over. */
    private static List<Glyph> withMarks(List<Glyph> glyphs) {
        List<Glyph> merged = new ArrayList<>();
        Glyph waiting = null;
        for (var glyph : glyphs) {
            if (Script.isMark(glyph.text())) {
                if (!merged.isEmpty() && merged.getLast().covers(glyph)) {
                    merged.set(merged.size() - 1, merged.getLast().with(glyph.text()));
                } else {
                    waiting = glyph;
                }
                continue;
            }
            merged.add(waiting == null || glyph.isBlank() ? glyph : glyph.with(waiting.text()));
            waiting = glyph.isBlank() ? waiting : null;
        }
        return merged;
    }
}
