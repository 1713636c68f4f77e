package touchline.scout.asked;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.football.Money;

/** "worth under €5m", "valued at more than 2.5 million", "below EUR 800,000". */
final class ValueClue implements Clue {

    private static final String WORTH =
            "(?:with |a |an |and |are |who are |whose |is )*(?:(?:market )?values?(?: of| is)?|worth|valued(?: at)?|priced(?: at)?|costing)";
    private static final String BOUND =
            "(?:(?<most>under|below|less than|at most|up to|maximum|max)|over|above|more than|at least|from|minimum|min) ";
    private static final String CURRENCY = "eur|euros?|gbp|pounds?|usd|dollars?";
    private static final String MILLIONS = "mn|mio|mill?i?on(?:s|es|en)?";
    private static final String SUM = "(?:(?<before>" + CURRENCY + ") )?"
            + "(?:(?<number>\\d{1,4})(?: (?<fraction>\\d{1,2}))? ?(?<unit>m|k|thousand|" + MILLIONS
            + ")|(?<whole>\\d{1,3}(?: \\d{3})+))"
            + "(?: (?<after>" + CURRENCY + "))?";

    private static final Pattern SAID = Sentence.words(WORTH + " " + BOUND + SUM);

    /** Where no word says that it is a value, the sum has to: a height is in metres, too. */
    private static final Pattern IN_MONEY =
            Sentence.words(BOUND + "(?=(?:[\\d ]|m |k )*(?:" + CURRENCY + "|" + MILLIONS + ") )" + SUM);

    private final BooleanSupplier areLoaded;

    /** @param areLoaded whether any market value is known */
    ValueClue(BooleanSupplier areLoaded) {
        this.areLoaded = areLoaded;
    }

    private String known() {
        return areLoaded.getAsBoolean()
                ? "newest market value known, in that currency"
                : "market value (none is loaded: the operator can import a file that has them, such as transfermarkt-datasets)";
    }

    @Override
    public void read(Sentence sentence) {
        if (!sentence.take(SAID, it -> means(sentence, it))) {
            sentence.take(IN_MONEY, it -> means(sentence, it));
        }
    }

    private void means(Sentence sentence, MatchResult words) {
        Money sum = Money.of(units(words), currency(words));
        if (words.group("most") == null) {
            sentence.means("%s: %s or more".formatted(known(), sum.words()), draft -> draft.minValue(sum));
        } else {
            sentence.means("%s: %s or less".formatted(known(), sum.words()), draft -> draft.maxValue(sum));
        }
    }

    private static long units(MatchResult words) {
        if (words.group("whole") != null) {
            return Long.parseLong(words.group("whole").replace(" ", ""));
        }
        String fraction = Optional.ofNullable(words.group("fraction")).orElse("0");
        long unit = words.group("unit").startsWith("m") ? 1_000_000 : 1_000;
        return new BigDecimal(words.group("number") + "." + fraction)
                .multiply(BigDecimal.valueOf(unit))
                .longValue();
    }

    /** Euros where none is named, as most values are. */
    private static String currency(MatchResult words) {
        String named = Optional.ofNullable(words.group("before"))
                .or(() -> Optional.ofNullable(words.group("after")))
                .orElse("eur");
        return switch (named.charAt(0)) {
            case 'g', 'p' -> "GBP";
            case 'u', 'd' -> "USD";
            default -> "EUR";
        };
    }
}
