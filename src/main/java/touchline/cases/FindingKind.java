package touchline.cases;

/** What a finding is about. */
public enum FindingKind {
    LEGAL_ISSUE,
    FACT,
    RISK,
    ARGUMENT,
    NEXT_STEP,
    /** What was looked for, where, and not found. */
    NEGATIVE_SEARCH
}
