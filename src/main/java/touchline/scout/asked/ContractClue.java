package touchline.scout.asked;

import java.time.Clock;
import java.time.LocalDate;
import java.time.Month;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.football.PlainName;

/** "whose contract ends in 2027", "contract expires before June 2028", "out of contract within 6 months". */
final class ContractClue implements Clue {

    private static final String END =
            "(?:whose |with |who are |are |having |their |a |an |the )*(?:contracts? (?:that |which |is |are )*(?:ends?|ending|expires?|expiring|runs? out|running out|up|until)"
                    + "|out of contract|(?:end|expiry) of contracts?)";
    private static final Map<String, Month> MONTHS = Stream.of(
                    Locale.ENGLISH, Locale.of("es"), Locale.FRENCH, Locale.GERMAN)
            .flatMap(language -> Arrays.stream(Month.values()).map(month -> Map.entry(name(month, language), month)))
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, _) -> first));
    private static final Pattern ON_A_DATE = Sentence.words(END
            + "(?: (in|by|until|before|after|from))?(?: (?:the )?summer(?: of)?)?(?: ("
            + String.join("|", MONTHS.keySet()) + "))?(?: de)? (20\\d{2})");
    private static final Pattern SOON =
            Sentence.words(END + " (?:in |within )?(?:the )?(?:next )?(\\d{1,2}) (month|year)s?");

    private final Clock clock;
    private final BooleanSupplier areLoaded;

    /** @param areLoaded whether the end of any contract is known */
    ContractClue(Clock clock, BooleanSupplier areLoaded) {
        this.clock = clock;
        this.areLoaded = areLoaded;
    }

    private String known() {
        return areLoaded.getAsBoolean()
                ? "where its end is known"
                : "but no ends of contracts are loaded: the operator can import a file that has them, such as transfermarkt-datasets";
    }

    @Override
    public void read(Sentence sentence) {
        sentence.take(ON_A_DATE, it -> {
            LocalDate first = first(it);
            LocalDate last = last(it);
            switch (Optional.ofNullable(it.group(1)).orElse("in")) {
                case "by", "until" -> between(sentence, today(), last);
                case "before" -> between(sentence, today(), first.minusDays(1));
                case "after" -> from(sentence, last.plusDays(1));
                case "from" -> from(sentence, first);
                default -> between(sentence, first, last);
            }
        });
        sentence.take(SOON, it -> {
            int count = Integer.parseInt(it.group(1));
            between(
                    sentence,
                    today(),
                    it.group(2).equals("year") ? today().plusYears(count) : today().plusMonths(count));
        });
    }

    private void between(Sentence sentence, LocalDate first, LocalDate last) {
        sentence.means(
                "the contract ends from %s to %s, %s".formatted(first, last, known()),
                draft -> draft.contractFrom(first).contractTo(last));
    }

    private void from(Sentence sentence, LocalDate first) {
        sentence.means(
                "the contract ends on %s or later, %s".formatted(first, known()), draft -> draft.contractFrom(first));
    }

    private static LocalDate first(MatchResult date) {
        return month(date).map(it -> it.atDay(1)).orElseGet(() -> LocalDate.of(year(date), 1, 1));
    }

    private static LocalDate last(MatchResult date) {
        return month(date).map(YearMonth::atEndOfMonth).orElseGet(() -> LocalDate.of(year(date), 12, 31));
    }

    private static Optional<YearMonth> month(MatchResult date) {
        return Optional.ofNullable(date.group(2))
                .flatMap(name -> Optional.ofNullable(MONTHS.get(name)))
                .map(month -> YearMonth.of(year(date), month));
    }

    private static String name(Month month, Locale language) {
        return PlainName.of(month.getDisplayName(TextStyle.FULL, language));
    }

    private static int year(MatchResult date) {
        return Integer.parseInt(date.group(3));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
