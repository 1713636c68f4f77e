package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/** What people ask and the register does not answer: a folder with a file for each language. */
enum Unanswered {

    /** The law of other bodies, cases that are not here, sport without its law. */
    ELSEWHERE("law/elsewhere", Passage.ELSEWHERE),

    /** Other subjects, among them such as share words with this one. */
    UNRELATED("law/unrelated", Passage.UNRELATED);

    private static final String KIND = "question";

    private final String folder;
    private final String owner;

    Unanswered(String folder, String owner) {
        this.folder = folder;
        this.owner = owner;
    }

    String source() {
        return folder;
    }

    List<Passage> passages() {
        return Arrays.stream(Language.values()).flatMap(this::of).toList();
    }

    private Stream<Passage> of(Language language) {
        List<String> questions = read(language);
        return IntStream.range(0, questions.size())
                .mapToObj(number -> passage(language, number, questions.get(number)));
    }

    private List<String> read(Language language) {
        try (var json = new ClassPathResource("%s/%s.json".formatted(folder, language.code())).getInputStream()) {
            return JsonMapper.shared().readValue(json, new TypeReference<>() {});
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Passage passage(Language language, int number, String question) {
        String id = "%s:%s:%d".formatted(name().toLowerCase(Locale.ROOT), language.code(), number);
        return new Passage(
                id,
                folder,
                owner,
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
