package touchline.football;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The foot that a player prefers. */
public enum Foot {
    LEFT,
    RIGHT,
    BOTH;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Foot> of(String text) {
        String asked = text.strip().toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(foot -> foot.word().equals(asked)).findFirst();
    }
}
