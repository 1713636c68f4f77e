package touchline.delivery;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** What a receiver reads. It is written once; what is stored is what is signed and sent. */
record Message(String id, String eventId, String type, Instant timestamp, long sequence, Object data) {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enumNamingStrategy(EnumNamingStrategies.SNAKE_CASE)
            .changeDefaultPropertyInclusion(it -> it.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    String json() {
        return MAPPER.writeValueAsString(this);
    }
}
