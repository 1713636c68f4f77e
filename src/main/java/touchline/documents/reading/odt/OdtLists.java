package touchline.documents.reading.odt;

import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.below;
import static touchline.documents.reading.office.Nodes.children;
import static touchline.documents.reading.office.Nodes.number;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import touchline.documents.reading.office.Ordinal;

/** The styles of lists and of headings, and the numbers that follow from them. */
final class OdtLists {

    private static final int LEVELS = 11;

    private final Map<String, Element> styles = new HashMap<>();
    private final Optional<Element> outline;

    OdtLists(Element content, Optional<Element> named) {
        named.ifPresent(this::take);
        take(content);
        outline = named.flatMap(root -> below(root, "outline-style").stream().findFirst());
    }

    private void take(Element root) {
        below(root, "list-style").forEach(style -> styles.put(attribute(style, "name"), style));
    }

    /** The printed number at this level, {@code -} for a bullet, empty when nothing is printed. */
    String mark(String style, int level, int[] counts) {
        return Optional.ofNullable(styles.get(style))
                .map(list -> mark(list, level, counts))
                .orElse("-");
    }

    String headingMark(int level, int[] counts) {
        return outline.map(list -> mark(list, level, counts))
                .filter(mark -> !mark.equals("-"))
                .orElse("");
    }

    int start(String style, int level) {
        return Optional.ofNullable(styles.get(style))
                .flatMap(list -> level(list, level))
                .map(one -> number(attribute(one, "start-value"), 1))
                .orElse(1);
    }

    static void count(int[] counts, int level, int start) {
        Arrays.fill(counts, level + 1, LEVELS, 0);
        counts[level] = counts[level] == 0 ? start : counts[level] + 1;
    }

    static int[] counts() {
        return new int[LEVELS];
    }

    private static String mark(Element list, int level, int[] counts) {
        var definition = level(list, level);
        if (definition.isEmpty() || definition.get().getLocalName().contains("bullet")) {
            return "-";
        }
        var own = definition.get();
        if (attribute(own, "num-format").isEmpty()) {
            return "";
        }
        int shown = Math.clamp(number(attribute(own, "display-levels"), 1), 1, level);
        var written = new StringBuilder();
        for (int i = level - shown + 1; i <= level; i++) {
            var style = level(list, i).map(one -> attribute(one, "num-format")).orElse("1");
            written.append(written.isEmpty() ? "" : ".").append(Ordinal.of(Math.max(1, counts[i]), style));
        }
        return (attribute(own, "num-prefix") + written + attribute(own, "num-suffix")).strip();
    }

    private static Optional<Element> level(Element list, int level) {
        return children(list).stream()
                .filter(one -> attribute(one, "level").equals(String.valueOf(level)))
                .findFirst();
    }
}
