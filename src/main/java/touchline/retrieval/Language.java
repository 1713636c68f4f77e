package touchline.retrieval;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

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

    /** @param code an ISO 639-1 code in any case; absent unless it is one of these */
    public static Optional<Language> of(String code) {
        return Arrays.stream(values())
                .filter(language -> language.name().equalsIgnoreCase(code))
                .findFirst();
    }
}
