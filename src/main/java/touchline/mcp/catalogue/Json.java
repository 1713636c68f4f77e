package touchline.mcp.catalogue;

import com.fasterxml.jackson.annotation.JsonInclude;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.util.RawValue;

/** The one JSON dialect of tools: snake_case names, absent instead of null. */
public final class Json {

    private static final PropertyNamingStrategies.SnakeCaseStrategy NAMES =
            new PropertyNamingStrategies.SnakeCaseStrategy();

    public static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    // Two values for one name would let a proxy and this server see different requests.
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .propertyNamingStrategy(NAMES)
            .enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE)
            .changeDefaultPropertyInclusion(value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private Json() {}

    /** Writes a value once, as the bytes that stand for it in every message it is part of. */
    static RawValue raw(Object value) {
        return new RawValue(new SerializedString(MAPPER.writeValueAsString(value)));
    }

    /** A record component's name as it is written in JSON. */
    static String wireName(String component) {
        return NAMES.nameForField(MAPPER.serializationConfig(), null, component);
    }
}
