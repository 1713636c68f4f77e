package touchline.scout.asked;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/** "under 23", "u21", "aged 20 to 24", "over 30", "born in 2003", "born after 2000", "teenagers". */
final class AgeClue implements Clue {

    private static final Pattern BETWEEN = Sentence.words(
            "(?:aged? )?(?:between )?(\\d{2}) (?:to|and|or) (\\d{2})(?: (?:years?|yrs?)(?: olds?| of age)?)?");
    private static final Pattern UNDER = Sentence.words(
            "(?:aged? )?(?:under|below|younger than|less than|u) ?(\\d{2})s?(?: (?:years?|yrs?)(?: olds?| of age)?)?");
    private static final Pattern AT_MOST =
            Sentence.words("(?:aged? )?(?:up to|at most|max(?:imum)?) (\\d{2})(?: (?:years?|yrs?)(?: olds?| of age)?)");
    private static final Pattern OVER = Sentence.words(
            "(?:aged? )?(?:over|above|older than|more than) (\\d{2})s?(?: (?:years?|yrs?)(?: olds?| of age)?)?(?! ?(?:min|cm))");
    private static final Pattern EXACTLY =
            Sentence.words("aged (\\d{2})|(\\d{2}) (?:years?|yrs?) olds?|(\\d{2}) (?:years?|yrs?) of age");
    private static final Pattern TEENAGERS = Sentence.words("teenagers?|teenaged?|teens?");
    private static final Pattern YOUNG = Sentence.words("young|talents?|prospects?");
    private static final int YOUNG_UNTIL = 23;
    private static final Pattern BORN_IN = Sentence.words("born (?:in )?((?:19|20)\\d{2})");
    private static final Pattern BORN_AFTER = Sentence.words("born (?:after|since) ((?:19|20)\\d{2})");
    private static final Pattern BORN_BEFORE = Sentence.words("born before ((?:19|20)\\d{2})");

    private final Clock clock;

    AgeClue(Clock clock) {
        this.clock = clock;
    }

    @Override
    public void read(Sentence sentence) {
        sentence.take(BORN_IN, it -> born(sentence, year(it.group(1)), year(it.group(1)), "in " + it.group(1)));
        sentence.take(BORN_AFTER, it -> born(sentence, year(it.group(1)) + 1, 2100, "after " + it.group(1)));
        sentence.take(BORN_BEFORE, it -> born(sentence, 1800, year(it.group(1)) - 1, "before " + it.group(1)));
        boolean under = sentence.take(UNDER, it -> atMost(sentence, year(it.group(1)) - 1, "under " + it.group(1)));
        boolean atMost = sentence.take(AT_MOST, it -> atMost(sentence, year(it.group(1)), "at most " + it.group(1)));
        boolean teenaged = sentence.take(TEENAGERS, _ -> atMost(sentence, 19, "teenaged"));
        sentence.take(YOUNG, _ -> {
            if (!under && !atMost && !teenaged) {
                atMost(sentence, YOUNG_UNTIL, "young, taken as at most " + YOUNG_UNTIL);
            }
        });
        sentence.take(OVER, it -> atLeast(sentence, year(it.group(1)) + 1, "over " + it.group(1)));
        sentence.take(BETWEEN, it -> {
            atLeast(sentence, year(it.group(1)), "at least " + it.group(1));
            atMost(sentence, year(it.group(2)), "at most " + it.group(2));
        });
        sentence.take(EXACTLY, it -> {
            String age = it.group(1) != null ? it.group(1) : it.group(2) != null ? it.group(2) : it.group(3);
            atLeast(sentence, year(age), "at least " + age);
            atMost(sentence, year(age), "at most " + age);
        });
    }

    private static int year(String digits) {
        return Integer.parseInt(digits);
    }

    private static void born(Sentence sentence, int first, int last, String words) {
        sentence.means(
                "born " + words,
                draft -> draft.bornFrom(LocalDate.of(first, 1, 1)).bornTo(LocalDate.of(last, 12, 31)));
    }

    /** Whose next birthday would be one too many was born after the same day, that many years and one ago. */
    private void atMost(Sentence sentence, int age, String words) {
        LocalDate first = today().minusYears(age + 1L).plusDays(1);
        sentence.means(
                "%s on %s: born on or after %s".formatted(words, today(), first), draft -> draft.bornFrom(first));
    }

    private void atLeast(Sentence sentence, int age, String words) {
        LocalDate last = today().minusYears(age);
        sentence.means("%s on %s: born on or before %s".formatted(words, today(), last), draft -> draft.bornTo(last));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }
}
