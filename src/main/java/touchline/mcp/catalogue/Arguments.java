package touchline.mcp.catalogue;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import touchline.problem.Problem;

/** Checks a tool's arguments against its input schema and says in one sentence what is wrong with them. */
public final class Arguments {

    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            registry -> registry.schemaRegistryConfig(
                    // In 2020-12 a format is only a remark unless one asks to have it checked.
                    SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build()));

    private final String tool;
    private final Schema schema;
    private final List<String> names;

    Arguments(String tool, ObjectNode inputSchema) {
        this.tool = tool;
        this.schema = REGISTRY.getSchema(inputSchema);
        this.names = List.copyOf(inputSchema.path("properties").propertyNames());
    }

    /** @throws Problem INVALID_ARGUMENT naming the argument and the rule */
    void check(JsonNode arguments) {
        List<Error> errors = schema.validate(arguments);
        if (!errors.isEmpty()) {
            throw problem(errors.getFirst());
        }
    }

    /** Models often send null for what they leave out. */
    static JsonNode withoutNulls(JsonNode arguments) {
        if (!hasNull(arguments)) {
            return arguments;
        }
        var kept = (ObjectNode) arguments.deepCopy();
        new ArrayList<>(kept.propertyNames())
                .stream().filter(name -> kept.path(name).isNull()).forEach(kept::remove);
        return kept;
    }

    private static boolean hasNull(JsonNode arguments) {
        for (JsonNode value : arguments) {
            if (value.isNull()) {
                return true;
            }
        }
        return false;
    }

    private Problem problem(Error error) {
        String keyword = error.getKeyword();
        String path = path(error);
        String sentence = switch (keyword) {
            case "required" -> "`%s` is missing. %s takes %s.".formatted(path, tool, arguments());
            case "additionalProperties" ->
                "`%s` is not an argument of %s, which takes %s.".formatted(path, tool, arguments());
            case "type" -> "`%s` must be of type %s.".formatted(path, limit(error));
            case "enum" -> "`%s` must be one of %s.".formatted(path, limit(error));
            case "minimum" -> "`%s` must be at least %s.".formatted(path, limit(error));
            case "maximum" -> "`%s` must be at most %s.".formatted(path, limit(error));
            case "minLength" -> "`%s` must have at least %s characters.".formatted(path, limit(error));
            case "maxLength" -> "`%s` must have at most %s characters.".formatted(path, limit(error));
            case "minItems" -> "`%s` must have at least %s entries.".formatted(path, limit(error));
            case "maxItems" -> "`%s` must have at most %s entries.".formatted(path, limit(error));
            case "format" -> "`%s` must be a %s.".formatted(path, form(error));
            default -> "`%s` does not have the form that %s asks for.".formatted(path, tool);
        };
        return Problem.invalid(path, keyword, sentence);
    }

    private String arguments() {
        return names.isEmpty() ? "no arguments" : "`" + String.join("`, `", names) + "`";
    }

    private static String path(Error error) {
        String place =
                error.getInstanceLocation().toString().replaceFirst("^/", "").replace('/', '.');
        String property = error.getProperty();
        if (property == null) {
            return place;
        }
        return place.isEmpty() ? property : place + "." + property;
    }

    private static String form(Error error) {
        return limit(error).equals("date") ? "date such as 2026-11-27" : limit(error);
    }

    /** The rule's value as the schema states it: a number, a type or the list of allowed values. */
    private static String limit(Error error) {
        JsonNode value = error.getSchemaNode();
        if (value == null) {
            return "what the schema states";
        }
        return value.isArray()
                ? String.join(", ", value.valueStream().map(JsonNode::asString).toList())
                : value.asString();
    }
}
