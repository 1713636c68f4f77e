package touchline.caseapi;

import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;
import touchline.problem.Problem;

/** Refuses a body that leaves out what its record does not make optional. */
@ControllerAdvice(basePackageClasses = WholeBodies.class)
final class WholeBodies extends RequestBodyAdviceAdapter {

    @Override
    public boolean supports(MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
        return parameter.getParameterType().isRecord();
    }

    @Override
    public Object afterBodyRead(
            @Nullable Object body,
            HttpInputMessage message,
            MethodParameter parameter,
            Type type,
            Class<? extends HttpMessageConverter<?>> converter) {
        if (body == null) {
            throw Problem.invalid("", "json", "The body is null: send one JSON object.");
        }
        Arrays.stream(body.getClass().getRecordComponents())
                .filter(component -> isMissing(component, body))
                .findFirst()
                .ifPresent(component -> {
                    String name = FieldNames.of(component);
                    throw Problem.invalid(
                            name, "required", "The field `%s` of the body is missing: add it.".formatted(name));
                });
        return body;
    }

    private static boolean isMissing(RecordComponent component, Object body) {
        try {
            return component.getAccessor().invoke(body) == null;
        } catch (ReflectiveOperationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
