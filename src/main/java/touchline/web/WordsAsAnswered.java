package touchline.web;

import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import java.util.Locale;
import java.util.stream.Stream;

/** Tells the description of the HTTP interface how answers write the words of a fixed choice. */
final class WordsAsAnswered extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1;

    @Override
    public String[] findEnumValues(Class<?> type, Enum<?>[] constants, String[] names) {
        return Stream.of(constants)
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .toArray(String[]::new);
    }
}
