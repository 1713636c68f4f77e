package touchline.cases;

/** How far a document is; its bytes are kept in every state. */
public enum DocumentState {
    STORED,
    CONVERTING,
    /** Its text is found by search. */
    READY,
    /** Nothing of it is found; the reason says why. */
    FAILED
}
