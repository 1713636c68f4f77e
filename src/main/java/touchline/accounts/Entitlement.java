package touchline.accounts;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What an account has paid for; one account may hold both. */
public enum Entitlement {
    STUDY,
    MARKET;

    /** How the outside and the database spell it: {@code study}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Entitlement> of(String word) {
        return Stream.of(values()).filter(it -> it.word().equals(word)).findFirst();
    }
}
