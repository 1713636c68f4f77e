package touchline.law.decisions;

import java.util.Locale;

/** What was decided with; an Advocate General's Opinion is not the judgment that follows it. */
public enum DocumentType {
    AWARD,
    JUDGMENT,
    DECISION,
    AG_OPINION;

    /** Such as {@code award} or {@code opinion of the Advocate General}. */
    public String words() {
        return this == AG_OPINION ? "opinion of the Advocate General" : name().toLowerCase(Locale.ROOT);
    }
}
