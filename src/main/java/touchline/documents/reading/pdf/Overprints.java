package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds letters that are drawn twice at one place, as some programs do for bold ones. */
final class Overprints {

    private static final float NEAR = 0.1f;

    private final Map<String, List<Glyph>> drawn = new HashMap<>();

    /** Whether the same letter was there before. */
    boolean has(Glyph glyph) {
        var same = drawn.computeIfAbsent(glyph.text(), _ -> new ArrayList<>());
        float near = NEAR * glyph.size();
        for (int i = same.size() - 1; i >= 0; i--) {
            var other = same.get(i);
            if (Math.abs(other.x() - glyph.x()) < near && Math.abs(other.y() - glyph.y()) < near) {
                return true;
            }
        }
        same.add(glyph);
        return false;
    }
}
