package touchline.law;

/** What the register knows about one edition of an article, seen from the day of its sources. */
public enum Status {
    IN_FORCE,
    /** The text read is older than the edition in force, whose wording was not read. */
    AMENDED_SINCE_READ,
    PARTLY_SUSPENDED,
    SUSPENDED,
    SUPERSEDED,
    COMING;

    boolean suspends() {
        return this == PARTLY_SUSPENDED || this == SUSPENDED;
    }
}
