package touchline.caseapi;

import java.util.Arrays;
import org.springframework.core.convert.converter.Converter;
import org.springframework.core.convert.converter.ConverterFactory;

/** Reads a word of a fixed choice in a query as answers write it: {@code on_hold}. */
final class WordToEnum implements ConverterFactory<String, Enum<?>> {

    @Override
    public <T extends Enum<?>> Converter<String, T> getConverter(Class<T> type) {
        return word -> Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no such word"));
    }
}
