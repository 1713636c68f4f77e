package touchline.law.decisions;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.law.Asked;
import touchline.law.grammar.Identifier;
import touchline.law.grammar.Identifiers;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/**
 * The decisions of the library as passages to be found: one for each, as a holding is about as long as one should be,
 * and one for each question that it answers.
 */
final class DecisionPassages {

    static final String SOURCE = "law/decisions";
    static final String KIND = "decision";
    static final String FORUM = "forum";
    static final String YEAR = "year";

    private DecisionPassages() {}

    static List<Passage> of(List<Decision> decisions, Asked asked) {
        return decisions.stream()
                .flatMap(decision -> of(decision, asked.about(decision.id())))
                .toList();
    }

    private static Stream<Passage> of(Decision decision, List<Asked.Question> questions) {
        Stream<Passage> asAsked =
                IntStream.range(0, questions.size()).mapToObj(number -> asked(decision, number, questions.get(number)));
        return Stream.concat(
                Stream.of(passage(decision, "decision:" + decision.id(), Language.EN, text(decision))), asAsked);
    }

    private static Passage asked(Decision decision, int number, Asked.Question question) {
        String id = "decision:%s:asked:%d".formatted(decision.id(), number);
        return question.passage(passage(decision, id, question.language(), question.with(decision.holding())));
    }

    private static Passage passage(Decision decision, String id, Language language, String text) {
        return new Passage(
                id,
                SOURCE,
                Passage.SHARED,
                KIND,
                Optional.of(language),
                title(decision),
                text,
                names(decision),
                labels(decision),
                decision.day(),
                decision.id(),
                Optional.of(URI.create(decision.source().url())));
    }

    private static String title(Decision decision) {
        String called = decision.called().isEmpty() ? "" : " (%s)".formatted(String.join(", ", decision.called()));
        return "%s: %s%s".formatted(decision.forum(), String.join(" / ", decision.parties()), called);
    }

    private static String text(Decision decision) {
        Stream<String> subject = Stream.concat(decision.topics().stream(), decision.keywords().stream());
        String articles = decision.articles().stream()
                .map(cited -> (cited.instrument() + " " + cited.article().orElse("")).strip())
                .collect(Collectors.joining(", "));
        return Stream.of(
                        decision.holding(),
                        decision.outcome().orElse(""),
                        subject.distinct().collect(Collectors.joining(", ")),
                        articles)
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining("\n"));
    }

    /** A description is no name: nobody cites by it. */
    private static List<String> names(Decision decision) {
        Stream<String> printed = decision.numbered() == Decision.Numbering.OFFICIAL
                ? Stream.concat(Stream.of(decision.id()), decision.alsoNumbered().stream())
                : decision.alsoNumbered().stream();
        Stream<String> numbers = printed.flatMap(number -> Stream.concat(
                Stream.of(number), Identifiers.read(number).stream().map(Identifier::key)));
        return Stream.concat(numbers, decision.called().stream()).distinct().toList();
    }

    private static Map<String, String> labels(Decision decision) {
        var labels = new HashMap<>(Map.of(FORUM, decision.forum()));
        decision.year().ifPresent(year -> labels.put(YEAR, String.valueOf(year)));
        return labels;
    }
}
