package touchline.study;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** The bank of questions, in memory, unchanged while the service runs. */
public final class Questions {

    private static final String FILES = "classpath:study/questions/lesson-*.json";
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .build();

    private final List<Question> questions;
    private final Map<String, Question> byId;

    private Questions(Collection<Question> questions) {
        this.questions =
                questions.stream().sorted(Comparator.comparing(Question::id)).toList();
        this.byId = this.questions.stream().collect(Collectors.toUnmodifiableMap(Question::id, Function.identity()));
    }

    public static Questions of(Collection<Question> questions) {
        return new Questions(questions);
    }

    static Questions load() {
        try {
            return new Questions(Stream.of(new PathMatchingResourcePatternResolver().getResources(FILES))
                    .flatMap(file -> read(file).stream())
                    .toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(FILES + " cannot be read", unreadable);
        }
    }

    private static List<Question> read(Resource file) {
        try (var json = file.getInputStream()) {
            return MAPPER.readValue(json, new TypeReference<List<Question>>() {});
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file + " cannot be read", unreadable);
        }
    }

    /** All, by id. */
    public List<Question> all() {
        return questions;
    }

    public Optional<Question> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    public List<Question> ofLesson(int lesson) {
        return questions.stream()
                .filter(question -> question.lesson() == lesson)
                .toList();
    }

    /** Those whose key is right on a day. */
    public List<Question> validOn(LocalDate day) {
        return questions.stream().filter(question -> question.isValidOn(day)).toList();
    }

    /** The three questions of a lesson that are shown with their key. */
    public List<Question> samples(int lesson) {
        return ofLesson(lesson).stream().filter(Question::isSample).toList();
    }
}
