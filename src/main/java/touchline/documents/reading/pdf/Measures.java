package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is usual in a document.
 *
 * @param body the size that most letters have
 * @param leading how far apart the lines of a paragraph stand, most often
 */
record Measures(float body, float leading) {

    private static final float SINGLE = 1.2f;

    static Measures of(List<Line> lines) {
        Map<Integer, Integer> sizes = new TreeMap<>();
        for (var line : lines) {
            line.segments()
                    .forEach(segment -> sizes.merge(Math.round(line.size() * 2), segment.letters(), Integer::sum));
        }
        float body = sizes.entrySet().stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse(20)
                / 2f;
        return new Measures(body, leading(lines, body));
    }

    private static float leading(List<Line> lines, float body) {
        List<Float> steps = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            var line = lines.get(i);
            var before = lines.get(i - 1);
            float step = line.bottom() - before.bottom();
            boolean bodies = Math.abs(line.size() - body) < 0.6 && Math.abs(before.size() - body) < 0.6;
            if (bodies && line.follows(before) && step < 4 * body) {
                steps.add(step);
            }
        }
        Collections.sort(steps);
        // Below the middle, since the gaps between paragraphs are among them.
        return steps.isEmpty() ? SINGLE * body : steps.get(steps.size() * 2 / 5);
    }
}
