package touchline.cases;

import java.util.Locale;

/** How a case stands; from any status it may go to any other, but an archived case is opened first. */
public enum CaseStatus {
    OPEN,
    ON_HOLD,
    CLOSED,
    /** Kept to be read; nothing of it changes until it is open again. */
    ARCHIVED;

    /** As the outside and the database spell it: {@code on_hold}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static CaseStatus of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
