package touchline.caseapi;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.mcp.Doc;

/** Tells the description which fields of our records are always there, and what they mean. */
final class RecordFields implements ModelConverter {

    private static final String OURS = "touchline.";
    private static final String REFERENCE = "#/components/schemas/";

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        Schema<?> schema = chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
        JavaType java = Json31.mapper().constructType(type.getType());
        if (schema != null
                && java.isRecordType()
                && java.getRawClass().getPackageName().startsWith(OURS)) {
            Optional.ofNullable(schema.get$ref())
                    .map(reference -> context.getDefinedModels().get(reference.substring(REFERENCE.length())))
                    .or(() -> Optional.of(schema))
                    .filter(model -> model.getProperties() != null && model.getRequired() == null)
                    .ifPresent(model -> describe(model, java.getRawClass().getRecordComponents()));
        }
        return schema;
    }

    private static void describe(Schema<?> model, RecordComponent[] components) {
        for (RecordComponent component : components) {
            String name = FieldNames.of(component);
            if (component.getType() != Optional.class) {
                model.addRequiredItem(name);
            }
            Schema<?> property = model.getProperties().get(name);
            if (property != null && component.isAnnotationPresent(Doc.class)) {
                property.setDescription(component.getAnnotation(Doc.class).value());
            }
        }
        model.setAdditionalProperties(false);
    }
}
