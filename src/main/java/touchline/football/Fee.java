package touchline.football;

import java.util.Optional;

/**
 * What was paid for a move. A sum that is not known is absent, never 0.
 *
 * @param amount present for FEE and LOAN_FEE where the sum is known, and zero for FREE where the source says so
 * @param addOns what may come on top
 * @param raw the source's own words
 */
public record Fee(Kind kind, Optional<Money> amount, Optional<Money> addOns, Optional<String> raw) {

    /** What kind of payment it was. */
    public enum Kind {
        FEE,
        FREE,
        /** The source does not tell a free move from a loan. */
        FREE_OR_LOAN,
        LOAN,
        LOAN_FEE,
        LOAN_RETURN,
        SWAP,
        COMPENSATION,
        /** There was a fee, or may have been; the clubs do not say. */
        UNDISCLOSED,
        /** The source says nothing. */
        UNKNOWN
    }

    public static final Fee UNKNOWN = of(Kind.UNKNOWN);

    public static Fee of(Kind kind) {
        return new Fee(kind, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
