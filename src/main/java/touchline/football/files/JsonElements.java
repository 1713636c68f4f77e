package touchline.football.files;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The elements of a JSON file one after the other, so that only one is in memory: those of an array, which is the file
 * or a field of it. Where the field is an object, its values are the elements.
 */
public final class JsonElements implements Iterator<JsonElements.Element> {

    /** @param number counted from 1 in its array or object */
    public record Element(String field, int number, JsonNode node) {}

    private static final int DEEPEST = 50;
    private static final int LONGEST_TEXT = 1 << 20;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(LONGEST_TEXT)
                            .build())
                    .build())
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final Portion bytes;
    private final JsonParser parser;
    private final Set<String> fields;
    private String field = "";
    private boolean inside;
    private int number;
    private @Nullable Element next;

    private JsonElements(Portion bytes, Set<String> fields) {
        this.bytes = bytes;
        this.parser = MAPPER.createParser(bytes);
        this.fields = fields;
        inside = parser.nextToken() == JsonToken.START_ARRAY;
    }

    /** @param fields whose elements are meant when the file is an object */
    public static Stream<Element> of(Member member, String... fields) {
        var elements = new JsonElements(new Portion(member.open(), member.name()), Set.of(fields));
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(elements, Spliterator.ORDERED), false)
                .onClose(elements.parser::close);
    }

    /** The first element, which tells what the file is; absent where it has none, or is no JSON. */
    public static Optional<JsonNode> first(Member member, String... fields) {
        try (Stream<Element> elements = of(member, fields)) {
            return elements.map(Element::node).findFirst();
        } catch (StreamConstraintsException bomb) {
            throw bomb;
        } catch (JacksonException other) {
            return Optional.empty();
        }
    }

    @Override
    public boolean hasNext() {
        if (next == null) {
            next = read();
        }
        return next != null;
    }

    @Override
    public Element next() {
        if (!hasNext() || next == null) {
            throw new NoSuchElementException();
        }
        Element read = next;
        next = null;
        return read;
    }

    private @Nullable Element read() {
        while (inside || enter()) {
            JsonToken token = parser.nextToken();
            if (token == JsonToken.PROPERTY_NAME) {
                token = parser.nextToken();
            }
            if (token != null && token != JsonToken.END_ARRAY && token != JsonToken.END_OBJECT) {
                bytes.begin();
                Element element = new Element(field, ++number, MAPPER.readTree(parser));
                bytes.end();
                return element;
            }
            inside = false;
        }
        return null;
    }

    /** Goes on to the next field that is meant; the others are passed over without being kept. */
    private boolean enter() {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            field = parser.currentName();
            parser.nextToken();
            if (fields.contains(field) && parser.currentToken().isStructStart()) {
                inside = true;
                number = 0;
                return true;
            }
            parser.skipChildren();
        }
        return false;
    }
}
