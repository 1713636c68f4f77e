package touchline.retrieval;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The languages whose words we know how to reduce to their stems. */
public enum Language {
    EN,
    FR,
    ES,
    DE;

    /** As ISO 639-1 writes it: {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The languages in which a text of this one is read: titles and terms of art are often English in any text. */
    public Stream<Language> read() {
        return Stream.of(this, EN).distinct();
    }

    /** @param code an ISO 639-1 code in any case; absent unless it is one of these */
    public static Optional<Language> of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.name().equalsIgnoreCase(code))
                .findFirst();
    }
}
