package touchline.documents.reading.word;

import static touchline.documents.reading.office.Nodes.at;
import static touchline.documents.reading.office.Nodes.attribute;
import static touchline.documents.reading.office.Nodes.children;
import static touchline.documents.reading.office.Nodes.number;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.w3c.dom.Element;

/** What a paragraph has of itself or from its style and the styles that this one is based on. */
final class Styles {

    private static final int DEEPEST = 20;
    private static final int BODY_TEXT = 9;

    private final Map<String, Element> styles = new HashMap<>();

    Styles(Optional<Element> part) {
        part.ifPresent(root ->
                children(root, "style").forEach(style -> styles.put(attribute(style, "styleId"), style)));
    }

    /** The level of a heading, from 1; 0 for other paragraphs. */
    int level(Element paragraph) {
        return inherited(paragraph, Styles::ownLevel).orElse(0);
    }

    /** Which list it is in, and how deep. */
    Optional<Element> numbering(Element paragraph) {
        return inherited(
                paragraph,
                place -> at(place, "pPr", "numPr")
                        .filter(numbering -> at(numbering, "numId").isPresent()));
    }

    /** Lower case; empty when it has none. */
    String name(Element paragraph) {
        return at(paragraph, "pPr", "pStyle")
                .map(style -> styles.get(attribute(style, "val")))
                .flatMap(style -> at(style, "name"))
                .map(name -> attribute(name, "val").toLowerCase(Locale.ROOT))
                .orElse("");
    }

    private static Optional<Integer> levelOf(String name) {
        if (name.equals("title")) {
            return Optional.of(1);
        }
        return name.matches("heading [1-9]") ? Optional.of(name.charAt(8) - '0') : Optional.empty();
    }

    private static Optional<Integer> ownLevel(Element place) {
        var named =
                at(place, "name").flatMap(name -> levelOf(attribute(name, "val").toLowerCase(Locale.ROOT)));
        var outlined = at(place, "pPr", "outlineLvl").map(level -> number(attribute(level, "val"), BODY_TEXT) + 1);
        return named.or(() -> outlined.map(level -> level > BODY_TEXT ? 0 : level));
    }

    private <T> Optional<T> inherited(Element paragraph, Function<Element, Optional<T>> property) {
        var own = property.apply(paragraph);
        var id = at(paragraph, "pPr", "pStyle").map(style -> attribute(style, "val"));
        for (int depth = 0; own.isEmpty() && id.isPresent() && depth < DEEPEST; depth++) {
            var style = Optional.ofNullable(styles.get(id.get()));
            own = style.flatMap(property);
            id = style.flatMap(one -> at(one, "basedOn")).map(base -> attribute(base, "val"));
        }
        return own;
    }
}
