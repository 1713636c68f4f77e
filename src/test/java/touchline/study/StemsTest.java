package touchline.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No question of the bank is another one in nearly the same words. */
@Tag("BR-079")
class StemsTest {

    /** How much of the words of two stems together both may have. */
    private static final double MOST = 0.5;

    private static final Pattern FORM = Pattern.compile("(?i)select (one or more|one|all|two|three)\\b\\.?");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]+");
    private static final Set<String> SMALL = Set.of(
            ("which of the a an is are does do what who when how in on to for and by under it this that may must can with "
                            + "from at as be has have his her its their he she they or one")
                    .split(" "));

    @Test
    void noTwoStemsAreNearlyEqual() {
        List<Question> bank = Questions.load().all();
        List<Map<String, Integer>> words =
                bank.stream().map(question -> words(question.stem())).toList();
        List<String> alike = new ArrayList<>();
        for (int one = 0; one < bank.size(); one++) {
            for (int other = one + 1; other < bank.size(); other++) {
                if (likeness(words.get(one), words.get(other)) > MOST) {
                    alike.add("%s and %s: %s"
                            .formatted(
                                    bank.get(one).id(),
                                    bank.get(other).id(),
                                    bank.get(other).stem()));
                }
            }
        }

        assertThat(alike).isEmpty();
    }

    @Test
    void theMeasureKnowsRewordingsFromOtherQuestions() {
        var asked = words("How many days has a club to pay solidarity contribution after registration?");

        assertThat(likeness(
                        asked,
                        words("After registration, within how many days must a club pay solidarity contribution?")))
                .isGreaterThan(MOST);
        assertThat(likeness(asked, words("How many days has a party to appeal to CAS?")))
                .isLessThan(MOST);
    }

    /** Words in both, of words in either; one that stands twice counts twice. */
    private static double likeness(Map<String, Integer> one, Map<String, Integer> other) {
        int both = one.entrySet().stream()
                .mapToInt(word -> Math.min(word.getValue(), other.getOrDefault(word.getKey(), 0)))
                .sum();
        int either = sum(one) + sum(other) - both;
        return both / (double) Math.max(1, either);
    }

    private static int sum(Map<String, Integer> words) {
        return words.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static Map<String, Integer> words(String stem) {
        Map<String, Integer> words = new HashMap<>();
        WORD.matcher(FORM.matcher(stem.toLowerCase(java.util.Locale.ROOT)).replaceAll(" "))
                .results()
                .map(MatchResult::group)
                .filter(word -> !SMALL.contains(word))
                .forEach(word -> words.merge(word, 1, Integer::sum));
        return words;
    }
}
