package touchline.law;

/** What an entry rests on. */
public enum Confidence {
    /** The official text, or a copy of the article. */
    PRIMARY,
    /** A page about the text. */
    SECONDARY,
    /** A number that another official text cites. */
    CROSS_REFERENCE
}
