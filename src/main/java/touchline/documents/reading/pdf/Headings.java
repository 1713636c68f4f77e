package touchline.documents.reading.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Which lines are headings, and of which level: larger letters, or bold, capital or italic ones that stand alone. */
final class Headings {

    private static final float LARGER = 1.12f;
    private static final float AS_LARGE = 0.95f;
    private static final float APART = 1.15f;
    private static final int LONG = 200;
    private static final int SHORT = 120;
    private static final int LEVELS = 6;
    private static final Pattern WORDS = Pattern.compile("\\p{L}\\p{M}*\\p{L}");
    private static final Pattern SENTENCE_END = Pattern.compile("[.,;:…][\"”»’)]?$");
    private static final Pattern NUMBERED =
            Pattern.compile("^(?:[IVXLC]{1,6}|[A-Z]|\\d{1,2}(?:\\.\\d{1,2})*)(?:[.)]|\\s)\\s*\\p{Lu}.*");

    private record Style(int size, boolean bold, boolean capital, boolean italic) {}

    private final Measures measures;
    private final List<Style> styles;

    Headings(List<Line> lines, Measures measures) {
        this.measures = measures;
        List<Style> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (isHeading(lines, i) && !found.contains(style(lines.get(i)))) {
                found.add(style(lines.get(i)));
            }
        }
        found.sort(Comparator.comparingInt(Style::size)
                .reversed()
                .thenComparing(style -> !style.bold())
                .thenComparing(style -> !style.capital())
                .thenComparing(Style::italic));
        this.styles = found;
    }

    boolean isHeading(List<Line> lines, int at) {
        var line = lines.get(at);
        var text = line.isText() ? line.text() : "";
        if (!WORDS.matcher(text).find() || text.length() > LONG || text.startsWith("[^")) {
            return false;
        }
        if (line.size() >= LARGER * measures.body()) {
            return true;
        }
        boolean candidate = text.length() < SHORT
                && line.size() >= AS_LARGE * measures.body()
                && !SENTENCE_END.matcher(text).find();
        if (!candidate) {
            return false;
        }
        var before = at > 0 ? lines.get(at - 1) : null;
        var after = at + 1 < lines.size() ? lines.get(at + 1) : null;
        if (line.bold()) {
            return (isApart(before, line) || !isBold(before)) && (isApart(line, after) || !isBold(after));
        }
        boolean stands = isApart(before, line);
        return stands
                && (isCapital(text)
                        || (line.italic() && NUMBERED.matcher(text).matches())
                        || (line.italic() && isApart(line, after)));
    }

    int level(Line line) {
        int level = styles.indexOf(style(line)) + 1;
        return Math.clamp(level, 1, LEVELS);
    }

    /** Whether two lines are parts of one heading. */
    boolean isOne(Line first, Line second) {
        return second.follows(first)
                && style(first).equals(style(second))
                && second.bottom() - first.bottom() < 1.45f * first.size();
    }

    private boolean isApart(@Nullable Line upper, @Nullable Line lower) {
        return upper == null
                || lower == null
                || !lower.follows(upper)
                || !upper.isText()
                || lower.bottom() - upper.bottom() > APART * measures.leading();
    }

    private static boolean isBold(@Nullable Line line) {
        return line != null && line.bold();
    }

    private static boolean isCapital(String text) {
        return text.codePoints().filter(Character::isLetter).count() > 3
                && text.codePoints().noneMatch(Character::isLowerCase)
                && text.codePoints().anyMatch(Character::isUpperCase);
    }

    private static Style style(Line line) {
        return new Style(Math.round(line.size() * 2), line.bold(), isCapital(line.text()), line.italic());
    }
}
