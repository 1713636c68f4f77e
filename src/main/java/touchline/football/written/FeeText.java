package touchline.football.written;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.football.Fee;
import touchline.football.Fee.Kind;
import touchline.football.Money;

/** Reads what stands where a fee is expected. Free, unknown, on loan and paid for are four things. */
public final class FeeText {

    private static final Pattern MARKUP = Pattern.compile("<[^>]*>");
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern SUM = Pattern.compile(
            "(?<before>[€£$]|eur|gbp|usd)?\\s*(?<number>\\d[\\d.,]*)\\s*(?<unit>bn|mrd\\.?|mio\\.?|m|k|th\\.?|tsd\\.?)?\\s*(?<after>[€£$]|eur|gbp|usd)?");
    private static final Pattern PAID = Pattern.compile(
            "(?<loan>loan fee:?\\s*|leihgebühr:?\\s*)?%s(?:\\s*\\+\\s*%s(?:\\s*(?:add-ons?|bonus(?:es)?|variables?))?)?"
                    .formatted(unnamed("a"), unnamed("b")));
    private static final Pattern FREE = Pattern.compile("free( transfer)?|ablösefrei|gratis|libre|parametro zero");
    private static final Pattern LOAN_END = Pattern.compile("(end of loan|loan return|leih-?ende|fine prestito).*");
    private static final Pattern LOAN = Pattern.compile("loan( transfer)?|on loan|leihe|prestito|prêt");
    private static final Pattern SWAP =
            Pattern.compile("(player )?(swap|exchange)( deal)?|spielertausch|tausch|scambio");
    private static final Pattern UNDISCLOSED = Pattern.compile("\\?|undisclosed|unbekannt|undisclosed fee");
    private static final Pattern NOTHING = Pattern.compile("-?|n/?a|null|none|unknown");

    private FeeText() {}

    /** @param remark what was not understood */
    public record Reading(Fee fee, Optional<String> remark) {}

    /** @return a fee that keeps the text; UNKNOWN, with a remark, for words that mean nothing here */
    public static Reading read(String text) {
        String raw = SPACES.matcher(MARKUP.matcher(text).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        String words = raw.toLowerCase(Locale.ROOT);
        Optional<Kind> kind = kind(words);
        if (kind.isPresent()) {
            return new Reading(fee(kind.get(), Optional.empty(), Optional.empty(), raw), Optional.empty());
        }
        Matcher paid = PAID.matcher(words);
        if (paid.matches()) {
            Kind how = paid.group("loan") == null ? Kind.FEE : Kind.LOAN_FEE;
            Optional<Money> amount = money(paid, "a", Optional.empty());
            if (amount.isPresent()) {
                Fee fee = fee(how, amount, money(paid, "b", amount.map(Money::currency)), raw);
                return new Reading(fee, Optional.empty());
            }
        }
        return new Reading(
                fee(Kind.UNKNOWN, Optional.empty(), Optional.empty(), raw),
                Optional.of("The fee '%s' is not understood; it is kept as it is.".formatted(raw)));
    }

    /** A sum such as {@code €16.4m}, {@code £500,000}, {@code 12,50 Mio. €}; absent for anything else. */
    public static Optional<Money> sum(String text) {
        Reading reading = read(text);
        return reading.fee().kind() == Kind.FEE ? reading.fee().amount() : Optional.empty();
    }

    private static Optional<Kind> kind(String words) {
        if (FREE.matcher(words).matches()) {
            return Optional.of(Kind.FREE);
        }
        if (LOAN_END.matcher(words).matches()) {
            return Optional.of(Kind.LOAN_RETURN);
        }
        if (LOAN.matcher(words).matches()) {
            return Optional.of(Kind.LOAN);
        }
        if (SWAP.matcher(words).matches()) {
            return Optional.of(Kind.SWAP);
        }
        if (UNDISCLOSED.matcher(words).matches()) {
            return Optional.of(Kind.UNDISCLOSED);
        }
        return NOTHING.matcher(words).matches() ? Optional.of(Kind.UNKNOWN) : Optional.empty();
    }

    private static Fee fee(Kind kind, Optional<Money> amount, Optional<Money> addOns, String raw) {
        return new Fee(kind, amount, addOns, Optional.of(raw).filter(it -> !it.isEmpty()));
    }

    private static Optional<Money> money(Matcher paid, String part, Optional<String> otherwise) {
        String number = paid.group("number" + part);
        if (number == null) {
            return Optional.empty();
        }
        Optional<String> currency = Optional.ofNullable(paid.group("before" + part))
                .or(() -> Optional.ofNullable(paid.group("after" + part)))
                .map(FeeText::currency)
                .or(() -> otherwise);
        String unit = Optional.ofNullable(paid.group("unit" + part)).orElse("");
        return currency.flatMap(it -> number(number, !unit.isEmpty())
                .map(amount ->
                        new Money(amount.multiply(times(unit)).movePointRight(2).longValue(), it)));
    }

    /** The last sign parts decimals, but for a comma or point before three digits at the end of a number without unit. */
    private static Optional<BigDecimal> number(String digits, boolean inUnits) {
        int sign = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
        int behind = digits.length() - sign - 1;
        boolean whole = sign < 0 || (behind == 3 && !inUnits) || behind == 0;
        String plain = whole
                ? digits.replaceAll("[.,]", "")
                : digits.substring(0, sign).replaceAll("[.,]", "") + "." + digits.substring(sign + 1);
        return plain.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(plain));
    }

    private static BigDecimal times(String unit) {
        return switch (unit.isEmpty() ? ' ' : unit.charAt(0)) {
            case 'b' -> BigDecimal.valueOf(1_000_000_000);
            case 'm' -> BigDecimal.valueOf(unit.startsWith("mrd") ? 1_000_000_000 : 1_000_000);
            case 'k', 't' -> BigDecimal.valueOf(1000);
            default -> BigDecimal.ONE;
        };
    }

    private static String currency(String sign) {
        return switch (sign) {
            case "€", "eur" -> "EUR";
            case "£", "gbp" -> "GBP";
            default -> "USD";
        };
    }

    private static String unnamed(String part) {
        return SUM.pattern().replaceAll("\\?<(\\w+)>", "?<$1" + part + ">");
    }
}
