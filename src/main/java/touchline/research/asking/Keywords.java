package touchline.research.asking;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Which words of a question to take to places that search by words alone. */
public final class Keywords {

    private static final int MOST = 4;
    private static final Pattern WORDS = Pattern.compile("[\\p{L} ]{5,40}");
    private static final Pattern LONG = Pattern.compile("\\p{L}{7,}");

    private Keywords() {}

    /** @param articles those that the question found, best first; what they hold of it is what it is about */
    public static List<String> of(String query, List<Found> articles) {
        Map<String, Double> weights = new LinkedHashMap<>();
        articles.forEach(article -> article.matched().stream()
                .filter(words -> WORDS.matcher(words).matches())
                .forEach(words -> weights.merge(words, article.score(), Double::sum)));
        return weights.isEmpty() ? longest(query) : heaviest(weights);
    }

    private static List<String> heaviest(Map<String, Double> weights) {
        return weights.entrySet().stream()
                .sorted((one, other) -> Double.compare(other.getValue(), one.getValue()))
                .limit(MOST)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<String> longest(String query) {
        return LONG.matcher(query)
                .results()
                .map(MatchResult::group)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MOST)
                .toList();
    }
}
