package touchline.football;

import java.util.List;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** What the register keeps as JSON in one column. */
public final class RegisterJson {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final TypeReference<Map<String, Double>> NUMBERS = new TypeReference<>() {};
    private static final TypeReference<Map<Profile.Field, String>> FACTS = new TypeReference<>() {};
    private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};

    private RegisterJson() {}

    static Map<String, Double> numbers(String json) {
        return JSON.readValue(json, NUMBERS);
    }

    public static Map<Profile.Field, String> facts(String json) {
        return JSON.readValue(json, FACTS);
    }

    static List<String> texts(String json) {
        return JSON.readValue(json, TEXTS);
    }

    /** The same for equal values: maps have to come in one order. */
    public static String write(Object value) {
        return JSON.writeValueAsString(value);
    }
}
