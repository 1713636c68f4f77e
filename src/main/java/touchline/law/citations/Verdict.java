package touchline.law.citations;

/** What can be said of a citation. */
public enum Verdict {
    /** In the register, and nothing printed beside it disagrees. */
    VERIFIED("in the register"),
    /** The number is in the register; the names or the date printed beside it are another's. */
    NAME_MISMATCH("another decision's names or date"),
    /** Well formed, and not in the register; it may exist all the same. */
    UNKNOWN("not in the register"),
    /** Not a form in which the body prints its numbers. */
    MALFORMED("not a form that exists"),
    /** In the register, and not applied on the day. */
    REPEALED_OR_SUSPENDED("repealed or suspended on the day"),
    /** In the register, and not yet in force on the day. */
    NOT_YET_IN_FORCE("not yet in force on the day");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
