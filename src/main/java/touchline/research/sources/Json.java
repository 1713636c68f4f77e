package touchline.research.sources;

import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import touchline.crawling.Page;

/** Answers of sources that speak JSON. */
final class Json {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Json() {}

    static JsonNode of(Page page, WebSource source) throws OddShape {
        try {
            return MAPPER.readTree(page.body());
        } catch (JacksonException noJson) {
            throw new OddShape(source.name());
        }
    }

    /** The elements of a list that must be there. */
    static List<JsonNode> list(JsonNode node, WebSource source) throws OddShape {
        if (!node.isArray()) {
            throw new OddShape(source.name());
        }
        return node.valueStream().toList();
    }

    /** Names, whether they come as one text or as a list. */
    static String names(JsonNode node) {
        Stream<String> names = node.isArray()
                ? node.valueStream().map(name -> name.asString("").strip())
                : Stream.of(node.asString("").strip());
        return String.join("; ", names.filter(name -> !name.isEmpty()).toList());
    }
}
