package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;
import static touchline.documents.reading.office.Nodes.number;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import touchline.documents.reading.office.Ordinal;

/** Counts the items of lists as Word does, and writes their numbers. */
final class Numberings {

    private static final int LEVELS = 9;

    /**
     * @param list what items of one count have in common
     * @param depth from 1
     * @param mark its printed number, {@code -} for a bullet, empty when nothing is printed
     */
    record Label(String list, int depth, String mark) {}

    private final Map<String, Element> lists = new HashMap<>();
    private final Map<String, Element> definitions = new HashMap<>();
    private final Map<String, int[]> counts = new HashMap<>();

    Numberings(Optional<Element> part) {
        part.ifPresent(root -> {
            children(root, "num").forEach(list -> lists.put(attribute(list, "numId"), list));
            children(root, "abstractNum")
                    .forEach(definition -> definitions.put(attribute(definition, "abstractNumId"), definition));
        });
    }

    /** Counts on. */
    Optional<Label> next(Element numPr) {
        var id = at(numPr, "numId").map(one -> attribute(one, "val")).orElse("0");
        var list = lists.get(id);
        if (list == null) {
            return Optional.empty();
        }
        int level = Math.clamp(
                at(numPr, "ilvl").map(one -> number(attribute(one, "val"), 0)).orElse(0), 0, LEVELS - 1);
        var definition =
                at(list, "abstractNumId").map(one -> attribute(one, "val")).orElse("");
        var key = children(list, "lvlOverride").isEmpty() ? "abstract " + definition : "list " + id;
        int[] count = counts.computeIfAbsent(key, _ -> new int[LEVELS]);
        Arrays.fill(count, level + 1, LEVELS, 0);
        count[level] = count[level] == 0 ? start(list, level) : count[level] + 1;
        return Optional.of(new Label(key, level + 1, mark(list, level, count)));
    }

    private String mark(Element list, int level, int[] count) {
        var style = style(list, level);
        if (style.equals("bullet")) {
            return "-";
        }
        if (style.equals("none")) {
            return "";
        }
        String text = level(list, level)
                .flatMap(one -> at(one, "lvlText"))
                .map(one -> attribute(one, "val"))
                .orElse("%" + (level + 1) + ".");
        for (int i = 0; i <= level; i++) {
            text = text.replace("%" + (i + 1), Ordinal.of(Math.max(1, count[i]), ordinal(style(list, i))));
        }
        return text.strip();
    }

    private int start(Element list, int level) {
        return children(list, "lvlOverride").stream()
                .filter(override -> attribute(override, "ilvl").equals(String.valueOf(level)))
                .flatMap(override -> at(override, "startOverride").stream())
                .findFirst()
                .or(() -> level(list, level).flatMap(one -> at(one, "start")))
                .map(one -> number(attribute(one, "val"), 1))
                .orElse(1);
    }

    private String style(Element list, int level) {
        return level(list, level)
                .flatMap(one -> at(one, "numFmt"))
                .map(one -> attribute(one, "val"))
                .orElse("decimal");
    }

    private Optional<Element> level(Element list, int level) {
        var wanted = String.valueOf(level);
        var overridden = children(list, "lvlOverride").stream()
                .filter(override -> attribute(override, "ilvl").equals(wanted))
                .flatMap(override -> at(override, "lvl").stream())
                .findFirst();
        var defined = at(list, "abstractNumId")
                .map(one -> definitions.get(attribute(one, "val")))
                .flatMap(definition -> children(definition, "lvl").stream()
                        .filter(one -> attribute(one, "ilvl").equals(wanted))
                        .findFirst());
        return overridden.or(() -> defined);
    }

    private static String ordinal(String style) {
        return switch (style) {
            case "lowerLetter" -> "a";
            case "upperLetter" -> "A";
            case "lowerRoman" -> "i";
            case "upperRoman" -> "I";
            case "decimalZero" -> "01";
            default -> "1";
        };
    }
}
