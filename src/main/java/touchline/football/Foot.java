package touchline.football;

import java.util.Locale;
import java.util.Optional;

/** The foot that a player prefers. */
public enum Foot {
    LEFT,
    RIGHT,
    BOTH;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** From an English word, or a Spanish, Portuguese, German or Turkish one. */
    public static Optional<Foot> of(String text) {
        String asked = text.strip().toLowerCase(Locale.ROOT);
        return switch (asked) {
            case "left", "izquierdo", "esquerdo", "links", "sol" -> Optional.of(LEFT);
            case "right", "derecho", "direito", "rechts", "sağ" -> Optional.of(RIGHT);
            case "both", "ambos", "beidfüßig", "her ikisi" -> Optional.of(BOTH);
            default -> Optional.empty();
        };
    }
}
