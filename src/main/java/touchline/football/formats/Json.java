package touchline.football.formats;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import touchline.football.files.Figure;
import touchline.football.files.Member;
import touchline.football.files.Text;
import touchline.football.files.Unusable;
import touchline.football.intake.Entry;

/** Reads what operators hold as JSON; depth and length have Jackson's limits. */
final class Json {

    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final Pattern ESCAPE = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    /** An element of an array, counted from 1. */
    record Numbered(int number, JsonNode node) {}

    private Json() {}

    static JsonNode read(Member member) {
        try (var text = Text.reader(member)) {
            return MAPPER.readTree(text);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Stream<Numbered> numbered(JsonNode array) {
        var number = new AtomicInteger();
        return array.valueStream().map(node -> new Numbered(number.incrementAndGet(), node));
    }

    static Entry entry(Numbered it, String nameField, Supplier<Entry> reading) {
        try {
            return reading.get();
        } catch (Unusable unusable) {
            return new Entry.Unusable(
                    it.number(), text(it.node(), nameField).orElse("element " + it.number()), unusable.sentence());
        }
    }

    /** Absent for null, for nothing, and for {@code "null"} as text. */
    static Optional<String> text(JsonNode node, String field) {
        JsonNode value = node.path(field);
        return value.isValueNode() && !value.isNull()
                ? Optional.of(unescaped(value.asString()).strip()).filter(it -> !it.isEmpty() && !it.equals("null"))
                : Optional.empty();
    }

    static String needed(JsonNode node, String field) {
        return text(node, field).orElseThrow(() -> new Unusable("The field %s is empty.".formatted(field)));
    }

    static Optional<Double> decimal(JsonNode node, String field) {
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
