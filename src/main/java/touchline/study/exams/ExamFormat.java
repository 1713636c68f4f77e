package touchline.study.exams;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/**
 * The form of the exam, and of ours after it.
 *
 * @param practiceQuestions how many a lesson practice has
 * @param graceSeconds how long after the end answers still count: the way over the network is not the candidate's fault
 * @param blueprint how many questions of a full mock come from each lesson
 * @param blueprintBasis where these numbers come from
 * @param facts what is known of the official exam
 */
public record ExamFormat(
        int questions,
        int minutes,
        int passPercent,
        int practiceQuestions,
        int graceSeconds,
        Map<Integer, Integer> blueprint,
        String blueprintBasis,
        List<Fact> facts) {

    /** @param note what makes it less than certain; absent = an official page says so */
    public record Fact(String about, String fact, String sourceUrl, Optional<String> note) {}

    private static final String FILE = "/study/exam.json";
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    public ExamFormat {
        blueprint = Map.copyOf(blueprint);
        facts = List.copyOf(facts);
    }

    public static ExamFormat load() {
        try (var file = ExamFormat.class.getResourceAsStream(FILE)) {
            return MAPPER.readValue(file, ExamFormat.class);
        } catch (IOException e) {
            throw new UncheckedIOException(FILE + " cannot be read", e);
        }
    }

    Duration grace() {
        return Duration.ofSeconds(graceSeconds);
    }

    public boolean passes(int percent) {
        return percent >= passPercent;
    }
}
