package touchline.mcp;

import java.util.LinkedHashMap;
import java.util.Map;

/** A JSON object whose fields keep their order, so that one answer is the same bytes on every run and node. */
public final class Fields {

    private Fields() {}

    /**
     * Puts an object together.
     *
     * @param namesAndValues in turn; a name is a string
     */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            fields.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return fields;
    }
}
