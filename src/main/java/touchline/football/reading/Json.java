package touchline.football.reading;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import touchline.football.files.Figure;
import touchline.football.files.JsonElements.Element;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;

/** Reads the fields of what operators hold as JSON. */
public final class Json {

    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    private Json() {}

    public static Entry entry(Element it, String nameField, Supplier<Entry> reading) {
        try {
            return reading.get();
        } catch (Unusable unusable) {
            return new Entry.Unusable(
                    it.number(), text(it.node(), nameField).orElse("element " + it.number()), unusable.sentence());
        }
    }

    /** Absent for null, for nothing, and for {@code "null"} as text. */
    public static Optional<String> text(JsonNode node, String field) {
        JsonNode value = node.path(field);
        return value.isValueNode() && !value.isNull()
                ? Optional.of(unescaped(value.asString()).strip()).filter(it -> !it.isEmpty() && !it.equals("null"))
                : Optional.empty();
    }

    public static String needed(JsonNode node, String field) {
        return text(node, field).orElseThrow(() -> new Unusable("The field %s is empty.".formatted(field)));
    }

    public static Optional<Double> decimal(JsonNode node, String field) {
        return text(node, field)
                .map(text -> Figure.read(text, false)
                        .orElseThrow(() -> new Unusable("'%s' in %s is no number.".formatted(text, field))));
    }

    /** Letters that were escaped twice: {@code Konat\\u00e9}. */
    private static String unescaped(String text) {
        return text.contains("\\u")
                ? ESCAPE.matcher(text)
                        .replaceAll(it ->
                                Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(it.group(1), 16))))
                : text;
    }
}
