package touchline.mcp.catalogue;

import com.fasterxml.classmate.ResolvedType;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.generator.impl.module.EnumModule;
import com.github.victools.jsonschema.module.jakarta.validation.JakartaValidationModule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;
import touchline.mcp.Doc;

/**
 * Derives JSON Schema 2020-12 from records. {@link Optional} means optional, {@link Doc} is the description,
 * Jakarta's constraints become limits, an enum's constants become the allowed values. Inputs are closed; outputs
 * stay open so that a field can be added without breaking clients that hold an older schema.
 */
final class Schemas {

    private static final SchemaGenerator CLOSED =
            generator(configuration().with(Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT));
    private static final SchemaGenerator OPEN = generator(configuration());

    private Schemas() {}

    static ObjectNode input(Class<? extends Record> type) {
        return flat(CLOSED.generateSchema(type));
    }

    static ObjectNode output(Class<? extends Record> type) {
        return flat(OPEN.generateSchema(type));
    }

    /** A record without components has no properties, which several clients take for a damaged schema. */
    private static ObjectNode flat(ObjectNode schema) {
        if (!schema.has("properties")) {
            schema.putObject("properties");
        }
        return schema;
    }

    private static SchemaGeneratorConfigBuilder configuration() {
        return new SchemaGeneratorConfigBuilder(SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(new JakartaValidationModule())
                .with(new EnumModule(Schemas::constant))
                .with(Option.INLINE_ALL_SCHEMAS, Option.ADDITIONAL_FIXED_TYPES)
                .without(Option.SCHEMA_VERSION_INDICATOR, Option.FLATTENED_OPTIONALS, Option.FLATTENED_ENUMS);
    }

    private static SchemaGenerator generator(SchemaGeneratorConfigBuilder config) {
        config.forFields()
                .withIgnoreCheck(field -> field.getAnnotation(JsonIgnore.class) != null)
                .withPropertyNameOverrideResolver(field -> Json.wireName(field.getDeclaredName()))
                .withDescriptionResolver(Schemas::doc)
                .withTargetTypeOverridesResolver(Schemas::insideOptional)
                .withNullableCheck(field -> false)
                .withRequiredCheck(field -> !isOptional(field));
        // Zero keeps the declared order: the main argument first.
        config.forTypesInGeneral().withPropertySorter((_, _) -> 0);
        return new SchemaGenerator(config.build());
    }

    private static String constant(Enum<?> constant) {
        return Json.MAPPER.valueToTree(constant).asString();
    }

    private static @Nullable String doc(FieldScope field) {
        if (field.isFakeContainerItemScope()) {
            return null;
        }
        return Stream.of(field.getRawMember().getDeclaringClass().getRecordComponents())
                .filter(component -> component.getName().equals(field.getDeclaredName()))
                .map(component -> component.getAnnotation(Doc.class))
                .flatMap(Stream::ofNullable)
                .map(Doc::value)
                .findFirst()
                .orElse(null);
    }

    private static @Nullable List<ResolvedType> insideOptional(FieldScope field) {
        // The entries of an optional list come with the type of the list.
        return isOptional(field) && !field.isFakeContainerItemScope()
                ? List.of(field.getTypeParameterFor(Optional.class, 0))
                : null;
    }

    private static boolean isOptional(FieldScope field) {
        return field.getDeclaredType().getErasedType() == Optional.class;
    }
}
