package touchline.law;

/** How the wording shown relates to the day asked for. */
public enum Standing {
    /** The day lies in the window for which this wording is known to hold. */
    HOLDS,
    /** The window ended before the day: the newest earlier wording, never the current one. */
    ENDED,
    /** The window begins after the day: the register holds no wording that early. */
    NOT_YET
}
