package touchline.cases;

/** Whose word a source is. */
public enum Authority {
    /** The body that makes the rules. */
    OFFICIAL,
    /** A body of arbitration or of an association that decides cases. */
    TRIBUNAL,
    /** A court of a state or of states. */
    COURT,
    PRESS,
    /** A party, or whoever keeps the case. */
    INTERNAL
}
