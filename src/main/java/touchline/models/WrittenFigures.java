package touchline.models;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The figures of a text, in digits and in English words, all as digits: {@code 21} of twenty-one, {@code 1000} of 1,000. */
public final class WrittenFigures {

    private static final Pattern DIGITS = Pattern.compile("\\d+(?:\\.\\d+)*");
    private static final Pattern BETWEEN_THOUSANDS = Pattern.compile("(?<=\\d)[ ,\\u00a0](?=\\d{3}\\b)");
    private static final Pattern WORD = Pattern.compile("[a-z]+(?:-[a-z]+)?");

    /** Zero and one are left out: as words they seldom count anything. */
    private static final List<String> SMALL = List.of(
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen");

    private static final List<String> TENS =
            List.of("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
    private static final List<String> UNITS =
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine");
    private static final Map<String, String> WORDS = words();

    private WrittenFigures() {}

    private static Map<String, String> words() {
        Map<String, String> words = new HashMap<>();
        for (int i = 0; i < SMALL.size(); i++) {
            words.put(SMALL.get(i), String.valueOf(i + 2));
        }
        for (int ten = 0; ten < TENS.size(); ten++) {
            int value = (ten + 2) * 10;
            words.put(TENS.get(ten), String.valueOf(value));
            for (int unit = 0; unit < UNITS.size(); unit++) {
                words.put(TENS.get(ten) + "-" + UNITS.get(unit), String.valueOf(value + unit + 1));
            }
        }
        return Map.copyOf(words);
    }

    public static Set<String> in(String text) {
        Set<String> figures = digits(text);
        WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .forEach(word -> add(figures, word));
        return figures;
    }

    /** Of "twenty-day" the first half counts. */
    private static void add(Set<String> figures, String word) {
        String known = WORDS.get(word);
        if (known != null) {
            figures.add(known);
            return;
        }
        for (String half : word.split("-", -1)) {
            String value = WORDS.get(half);
            if (value != null) {
                figures.add(value);
            }
        }
    }

    /** Those in digits alone. */
    public static Set<String> digits(String text) {
        Set<String> digits = new TreeSet<>();
        DIGITS.matcher(BETWEEN_THOUSANDS.matcher(text).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .forEach(digits::add);
        return digits;
    }
}
