package touchline.market.lens;

import touchline.law.sums.Sum;

/**
 * What one rule makes of a player's facts.
 *
 * @param question how a lawyer would ask for decisions about it
 */
public record View(Applies applies, Sum sum, String question) {

    /** Whether the rule counts for the player on the day. */
    public enum Applies {
        YES,
        NO,
        /** It does or does not, by a fact that is not known. */
        DEPENDS,
        /** The rule is printed but not applied. */
        SUSPENDED
    }
}
