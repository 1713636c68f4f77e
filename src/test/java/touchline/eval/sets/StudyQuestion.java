package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/**
 * A question for the study assistant.
 *
 * @param facts groups of spellings; an answer must hold one of each
 * @param articles any one of which it must cite; none = it must refuse
 */
public record StudyQuestion(String id, String text, List<List<String>> facts, List<String> articles) {

    /** @param half dev or test */
    public static List<StudyQuestion> read(String half) throws IOException {
        return Json.tree(Path.of("eval/assistant", half + ".json"))
                .valueStream()
                .map(node -> new StudyQuestion(
                        node.path("id").asString(),
                        node.path("question").asString(),
                        node.path("facts")
                                .valueStream()
                                .map(StudyQuestion::texts)
                                .toList(),
                        texts(node.path("articles"))))
                .toList();
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    public boolean answerable() {
        return !articles.isEmpty();
    }

    public boolean isAnsweredBy(String text) {
        String small = text.toLowerCase(Locale.ROOT);
        return facts.stream()
                .allMatch(group ->
                        group.stream().anyMatch(spelling -> small.contains(spelling.toLowerCase(Locale.ROOT))));
    }
}
