package touchline.mcp.catalogue;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.node.ObjectNode;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.mcp.ToolSpec.Effect;

/** A tool as it is listed and called: its declaration, and its arguments with their compiled schema and reader. */
public record ToolEntry<I extends Record, O extends Record & Report>(
        ToolSpec spec, Tool<I, O> tool, ObjectReader input, Arguments arguments, ObjectNode declaration) {

    @SuppressWarnings("unchecked") // the record types are read from the tool's own declaration
    static <I extends Record, O extends Record & Report> ToolEntry<I, O> of(Tool<I, O> tool) {
        var type = (Class<? extends Tool<I, O>>) tool.getClass();
        ToolSpec spec = tool.spec();
        var inputType = (Class<I>) recordAt(type, 0);
        ObjectNode input = Schemas.input(inputType);
        return new ToolEntry<>(
                spec,
                tool,
                Json.MAPPER.readerFor(inputType),
                new Arguments(spec.name(), input),
                declaration(spec, input, recordAt(type, 1)));
    }

    public String name() {
        return spec.name();
    }

    I read(JsonNode checkedArguments) {
        return input.readValue(checkedArguments);
    }

    private static ObjectNode declaration(ToolSpec spec, ObjectNode input, Class<? extends Record> outputType) {
        ObjectNode declaration = Json.MAPPER.createObjectNode();
        declaration.put("name", spec.name());
        declaration.put("title", spec.title());
        declaration.put("description", spec.description().strip());
        declaration.set("inputSchema", input);
        declaration.set("outputSchema", Schemas.output(outputType));
        declaration.set("annotations", Json.MAPPER.valueToTree(hints(spec.effect())));
        return declaration;
    }

    private static Map<String, Boolean> hints(Effect effect) {
        var hints = new LinkedHashMap<String, Boolean>();
        hints.put("readOnlyHint", effect == Effect.READS);
        hints.put("destructiveHint", effect == Effect.REPLACES);
        hints.put("idempotentHint", effect != Effect.ADDS);
        hints.put("openWorldHint", false);
        return hints;
    }

    private static Class<? extends Record> recordAt(Class<?> tool, int position) {
        return Stream.of(tool.getGenericInterfaces())
                .filter(ParameterizedType.class::isInstance)
                .map(ParameterizedType.class::cast)
                .filter(type -> type.getRawType() == Tool.class)
                .map(type -> type.getActualTypeArguments()[position])
                .map(ToolEntry::asRecord)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(tool + " must implement Tool itself"));
    }

    private static Class<? extends Record> asRecord(Type type) {
        return ((Class<?>) type).asSubclass(Record.class);
    }
}
