package touchline.retrieval;

import java.util.Locale;

/** How far the hits can be relied on to hold an answer. */
public enum Strength {
    STRONG,
    WEAK,
    NONE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
