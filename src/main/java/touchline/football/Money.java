package touchline.football;

import java.util.Locale;

/**
 * A sum.
 *
 * @param minor in the smallest unit of the currency: cents, pence
 * @param currency ISO 4217, such as {@code EUR}
 */
public record Money(long minor, String currency) {

    /** In whole units, as fees and values are given. */
    public static Money of(long units, String currency) {
        return new Money(Math.multiplyExact(units, 100), currency);
    }

    /** In whole units: {@code EUR 1,500,000}. */
    public String words() {
        return String.format(Locale.ENGLISH, "%s %,d", currency, units());
    }

    /** In whole units; what is smaller is left out. */
    public long units() {
        return minor / 100;
    }
}
