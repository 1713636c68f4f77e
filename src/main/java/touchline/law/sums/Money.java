package touchline.law.sums;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An amount in a currency, such as EUR 5,000,000. */
public record Money(String currency, BigDecimal amount) {

    private static final Map<String, String> CURRENCIES = Map.ofEntries(
            Map.entry("€", "EUR"),
            Map.entry("eur", "EUR"),
            Map.entry("euro", "EUR"),
            Map.entry("euros", "EUR"),
            Map.entry("$", "USD"),
            Map.entry("us$", "USD"),
            Map.entry("usd", "USD"),
            Map.entry("dollar", "USD"),
            Map.entry("dollars", "USD"),
            Map.entry("£", "GBP"),
            Map.entry("gbp", "GBP"),
            Map.entry("pounds", "GBP"),
            Map.entry("chf", "CHF"));
    private static final String CURRENCY = "(?:€|us\\$|\\$|£|(?:euros?|eur|usd|dollars?|gbp|pounds|chf)(?![a-z]))";
    private static final String NUMBER = "\\d{1,3}(?:[ ,.'’]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
    private static final String UNIT = "(?:million|mio|mln|m|thousand|k)(?![a-z])";
    private static final Pattern AMOUNT = Pattern.compile(
            "(?<before>" + CURRENCY + ") ?(?<n>" + NUMBER + ")(?: ?(?<unit>" + UNIT + "))?" + "|(?<n2>" + NUMBER
                    + ")(?: ?(?<unit2>" + UNIT + "))? ?(?<after>" + CURRENCY + ")",
            Pattern.CASE_INSENSITIVE);

    /** The amounts in a text, in its order. */
    public static List<Money> in(String text) {
        return AMOUNT.matcher(text).results().map(Money::of).toList();
    }

    private static Money of(MatchResult match) {
        boolean first = match.group("n") != null;
        String currency =
                String.valueOf(match.group(first ? "before" : "after")).toLowerCase(Locale.ROOT);
        BigDecimal number = number(String.valueOf(match.group(first ? "n" : "n2")));
        return new Money(
                CURRENCIES.getOrDefault(currency, currency),
                number.multiply(unit(match.group(first ? "unit" : "unit2"))));
    }

    private static BigDecimal number(String written) {
        boolean grouped = written.matches("\\d{1,3}([ ,.'’]\\d{3})+");
        return new BigDecimal(grouped ? written.replaceAll("[ ,.'’]", "") : written.replace(',', '.'));
    }

    private static BigDecimal unit(@Nullable String unit) {
        if (unit == null) {
            return BigDecimal.ONE;
        }
        return BigDecimal.valueOf(unit.toLowerCase(Locale.ROOT).startsWith("m") ? 1_000_000 : 1_000);
    }

    public Money percent(int percent) {
        return new Money(currency, amount.multiply(BigDecimal.valueOf(percent)).movePointLeft(2));
    }

    public Money times(int number) {
        return new Money(currency, amount.multiply(BigDecimal.valueOf(number)));
    }

    public Money plus(Money other) {
        return new Money(currency, amount.add(other.amount));
    }

    @Override
    public String toString() {
        BigDecimal rounded = amount.setScale(2, RoundingMode.HALF_UP);
        boolean whole = rounded.stripTrailingZeros().scale() <= 0;
        return String.format(Locale.ROOT, whole ? "%s %,.0f" : "%s %,.2f", currency, rounded);
    }
}
