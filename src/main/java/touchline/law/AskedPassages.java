package touchline.law;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/**
 * The English questions that the register answers, without their answers: what is asked is compared with them and with
 * those of {@link Elsewhere}. Questions in other languages are compared where they stand for their answers.
 */
final class AskedPassages {

    static final String SOURCE = "law/asked";

    private AskedPassages() {}

    static List<Passage> of(Instruments instruments, Asked asked) {
        Set<String> articles = instruments.all().stream()
                .flatMap(instrument ->
                        instrument.articles().stream().map(article -> new Provision(instrument, article).citation()))
                .collect(Collectors.toSet());
        return asked.citations().stream()
                .sorted()
                .flatMap(citation -> of(citation, articles.contains(citation) ? "article" : "decision", asked))
                .toList();
    }

    private static Stream<Passage> of(String citation, String kind, Asked asked) {
        var questions = asked.about(citation).stream()
                .filter(question -> question.language() == Language.EN)
                .map(Asked.Question::text)
                .toList();
        return IntStream.range(0, questions.size())
                .mapToObj(number -> passage("asked:%s:%d".formatted(citation, number), kind, questions.get(number)));
    }

    private static Passage passage(String id, String kind, String question) {
        return new Passage(
                id,
                SOURCE,
                Passage.ASKED,
                kind,
                Optional.of(Language.EN),
                "",
                question,
                List.of(),
                Map.of(),
                Optional.empty(),
                id,
                Optional.empty(),
                Optional.of(question));
    }
}
