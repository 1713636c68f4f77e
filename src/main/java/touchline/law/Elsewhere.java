package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/**
 * What people ask and the register does not answer, one file of {@code law/elsewhere} for each language: the law of other
 * bodies, sport without its law, other subjects. A question like one of these is answered less surely.
 */
final class Elsewhere {

    static final String SOURCE = "law/elsewhere";

    private static final String KIND = "question";

    private Elsewhere() {}

    static List<Passage> passages() {
        return Arrays.stream(Language.values()).flatMap(Elsewhere::of).toList();
    }

    private static Stream<Passage> of(Language language) {
        List<String> questions = read(language);
        return IntStream.range(0, questions.size())
                .mapToObj(number -> passage(language, number, questions.get(number)));
    }

    private static List<String> read(Language language) {
        try (var json = new ClassPathResource("law/elsewhere/%s.json".formatted(language.code())).getInputStream()) {
            return JsonMapper.shared().readValue(json, new TypeReference<>() {});
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Passage passage(Language language, int number, String question) {
        String id = "elsewhere:%s:%d".formatted(language.code(), number);
        return new Passage(
                id,
                SOURCE,
                Passage.ELSEWHERE,
                KIND,
                Optional.of(language),
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
