package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import touchline.eval.sets.TestQuestion.Gap;

/** Our own questions, in {@code eval/questions}. */
public final class QuestionFile {

    /** What may be tuned on. */
    public static final List<String> DEVELOPMENT = List.of("dev", "dev2", "dev3", "dev4", "dev5");

    private QuestionFile() {}

    public static List<TestQuestion> read(String half) throws IOException {
        List<TestQuestion> questions = new ArrayList<>();
        for (JsonNode node : Json.tree(Path.of("eval/questions", half + ".json"))) {
            questions.add(new TestQuestion(
                    node.path("id").asString(),
                    node.path("lang").asString(),
                    node.path("question").asString(),
                    relevant(node),
                    gap(node)));
        }
        return questions;
    }

    private static Map<String, Integer> relevant(JsonNode question) {
        Map<String, Integer> relevant = new LinkedHashMap<>();
        for (JsonNode one : question.path("relevant")) {
            relevant.put(one.path("ref").asString(), one.path("grade").asInt());
        }
        return relevant;
    }

    private static Optional<Gap> gap(JsonNode question) {
        return question.path("relevant").isEmpty()
                ? Optional.of(Gap.valueOf(question.path("type").asString().toUpperCase(Locale.ROOT)))
                : Optional.empty();
    }
}
