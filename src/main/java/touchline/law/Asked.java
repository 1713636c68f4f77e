package touchline.law;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.core.io.ClassPathResource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import touchline.retrieval.Language;
import touchline.retrieval.Passage;

/**
 * What people ask in everyday words when an article or a decision is the answer, one file of {@code law/asked} for each
 * language: search finds by it, no answer shows it.
 */
public final class Asked {

    /** As somebody would type it. */
    public record Question(Language language, String text) {

        /**
         * What is searched: the question beside its answer.
         *
         * @param answer of the register, in English
         */
        public String with(String answer) {
            return text + "\n" + answer;
        }

        /**
         * How it is stored. An English question and its English answer mean more together; in another language the
         * question alone does, for the model knows English only.
         *
         * @param both the question beside its answer
         */
        public Passage passage(Passage both) {
            return language == Language.EN ? both : both.answering(text);
        }
    }

    private final Map<Language, Map<String, List<String>>> questions;

    private Asked(Map<Language, Map<String, List<String>>> questions) {
        this.questions = questions;
    }

    public static Asked read() {
        var questions = new EnumMap<Language, Map<String, List<String>>>(Language.class);
        for (Language language : Language.values()) {
            questions.put(language, read(language));
        }
        return new Asked(questions);
    }

    private static Map<String, List<String>> read(Language language) {
        try (var json = new ClassPathResource("law/asked/%s.json".formatted(language.code())).getInputStream()) {
            return JsonMapper.shared().readValue(json, new TypeReference<>() {});
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** @param citation as the register cites an article, or the id of a decision */
    public List<Question> about(String citation) {
        return Arrays.stream(Language.values())
                .flatMap(language ->
                        questions.getOrDefault(language, Map.of()).getOrDefault(citation, List.of()).stream()
                                .map(text -> new Question(language, text)))
                .toList();
    }

    /** Every article and decision that is asked about. */
    Set<String> citations() {
        return questions.values().stream().flatMap(of -> of.keySet().stream()).collect(Collectors.toSet());
    }
}
