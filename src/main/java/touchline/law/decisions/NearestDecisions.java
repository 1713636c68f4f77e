package touchline.law.decisions;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import touchline.law.grammar.PlainName;

/** The real decisions closest to one that the library does not hold. */
final class NearestDecisions {

    private static final int SHOWN = 5;

    private NearestDecisions() {}

    static List<String> to(String asked, DecisionRows rows) {
        Stream<String> numbered = Keys.of(asked).stream()
                .flatMap(key -> Keys.series(key).stream())
                .flatMap(series -> rows.nearNumber(series.name(), series.number()).stream());
        return Stream.concat(numbered, named(asked, rows))
                .distinct()
                .limit(SHOWN)
                .toList();
    }

    /** Names that share a word with what was asked, the most similar first. */
    private static Stream<String> named(String asked, DecisionRows rows) {
        List<String> words = Stream.of(PlainName.of(asked).split(" "))
                .filter(word -> word.length() > 3)
                .toList();
        return rows.names().stream()
                .filter(name -> words.stream().anyMatch(name.name()::contains))
                .sorted(Comparator.comparingInt(name -> name.name().length()))
                .map(DecisionRows.Name::decisionId);
    }
}
