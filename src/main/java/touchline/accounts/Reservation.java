package touchline.accounts;

/** One call taken from a caller's quota before the work starts. */
public interface Reservation {

    /** The quota with this call counted. */
    Quota quota();

    /** The work failed through no fault of the caller's: the call is not charged. */
    void giveBack();
}
