package touchline.law.decisions;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** A decision as the files and the store write it. */
final class DecisionJson {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
            .changeDefaultPropertyInclusion(
                    _ -> JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
            .withConfigOverride(
                    List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .build();

    private DecisionJson() {}

    static Decision read(String json) {
        return MAPPER.readValue(json, Decision.class);
    }

    static Decision read(JsonNode entry) {
        return MAPPER.treeToValue(entry, Decision.class);
    }

    static JsonNode tree(byte[] file) {
        return MAPPER.readTree(file);
    }

    static String write(Decision decision) {
        return MAPPER.writeValueAsString(decision);
    }
}
