package touchline.law;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.core.io.Resource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** One file of the register, read strictly: an unknown or missing field is a fault, not a default. */
final class InstrumentFile {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .withConfigOverride(
                    List.class, lists -> lists.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
            .build();

    private final String name;
    private final Resource file;

    InstrumentFile(Resource file) {
        this.file = file;
        this.name = "law/instruments/" + file.getFilename();
    }

    Instrument read() {
        byte[] json = bytes();
        try {
            return MAPPER.readValue(json, Instrument.class);
        } catch (StreamReadException broken) {
            throw new DamagedRegister(
                    "%s, line %d".formatted(name, broken.getLocation().getLineNr()), "this is not JSON");
        } catch (JacksonException refused) {
            throw new DamagedRegister(name + entryName(json, refused), reason(refused));
        }
    }

    private byte[] bytes() {
        try {
            return file.getContentAsByteArray();
        } catch (IOException unreadable) {
            throw new DamagedRegister(name, "the file cannot be read");
        }
    }

    /** The number of the article in which the fault lies, or its position where it has none. */
    private static String entryName(byte[] json, JacksonException refused) {
        return refused.getPath().stream()
                .filter(step -> step.getIndex() >= 0)
                .findFirst()
                .map(step -> ", article " + number(json, step.getIndex()))
                .orElse("");
    }

    private static String number(byte[] json, int index) {
        String position = "at position " + (index + 1);
        try {
            return MAPPER.readTree(json)
                    .path("articles")
                    .path(index)
                    .path("number")
                    .asString(position);
        } catch (JacksonException brokenFurtherOn) {
            return position;
        }
    }

    private static String reason(JacksonException refused) {
        if (refused.getCause() instanceof IllegalArgumentException ours) {
            return String.valueOf(ours.getMessage());
        }
        String field = refused.getPath().stream()
                .map(step -> step.getPropertyName())
                .filter(Objects::nonNull)
                .filter(property -> !property.equals("articles"))
                .collect(Collectors.joining("."));
        return "the field '" + field + "' is not one that the schema allows, or has a value that it does not allow";
    }
}
