package touchline.research.sources;

/** Whether programs may work on the text of a source. */
public enum AiUse {
    /** Reuse is free, or free with the source named. */
    ALLOWED,
    /** No permission is known here: facts and links may be used, the text may not be copied. */
    NOT_ESTABLISHED,
    /** The material of whoever keeps the case, who decides. */
    OWNER_DECIDES
}
