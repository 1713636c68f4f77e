package touchline.caseapi;

import java.lang.reflect.RecordComponent;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** Names of fields as bodies and answers write them. */
final class FieldNames {

    private static final PropertyNamingStrategies.SnakeCaseStrategy NAMES =
            new PropertyNamingStrategies.SnakeCaseStrategy();

    private FieldNames() {}

    static String of(RecordComponent component) {
        return NAMES.nameForField(JsonMapper.shared().serializationConfig(), null, component.getName());
    }
}
