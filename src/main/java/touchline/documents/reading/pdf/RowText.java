package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/** What a row says: its segments in the order in which they are spoken, raised numbers as marks of footnotes. */
final class RowText {

    private static final float SMALL = 0.86f;
    private static final float RAISED = 0.1f;
    private static final float APART = 0.15f;
    private static final Pattern MARK = Pattern.compile("[\\d*†‡]{1,4}");
    private static final Pattern RAISED_DIGITS = Pattern.compile("(?<=\\S)[¹²³⁰⁴-⁹]+");

    private RowText() {}

    static String of(List<Segment> segments) {
        float size = (float) segments.stream().mapToDouble(Segment::size).max().orElse(0);
        float baseline = baseline(segments, size);
        boolean runsLeft = Script.runsLeft(
                String.join("", segments.stream().map(Segment::text).toList()));
        List<String> parts = new ArrayList<>();
        Segment before = null;
        for (var segment : segments) {
            boolean mark = isMark(segment, size, baseline) && segments.size() > 1;
            boolean joined = before != null && segment.left() - before.right() < APART * size;
            if (before != null && !(joined || mark)) {
                parts.add(" ");
            }
            parts.add(mark ? "[^" + segment.text() + "]" : spoken(segment));
            before = segment;
        }
        if (runsLeft) {
            Collections.reverse(parts);
        }
        return RAISED_DIGITS.matcher(String.join("", parts)).replaceAll(digits -> "[^" + digits.group() + "]");
    }

    private static String spoken(Segment segment) {
        return Script.isRightToLeft(segment.text()) ? Script.spoken(segment.text()) : segment.text();
    }

    private static boolean isMark(Segment segment, float size, float baseline) {
        return segment.size() < SMALL * size
                && baseline - segment.baseline() > RAISED * size
                && MARK.matcher(segment.text()).matches();
    }

    private static float baseline(List<Segment> segments, float size) {
        return segments.stream()
                .filter(segment -> segment.size() >= SMALL * size)
                .map(Segment::baseline)
                .findFirst()
                .orElse(0f);
    }
}
