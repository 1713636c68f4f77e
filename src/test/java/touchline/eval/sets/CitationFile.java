package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import touchline.eval.metrics.Span;
import touchline.eval.sets.CitedText.Label;

/** Our own citations: {@code eval/citations/strings.json} and {@code paragraphs.json}. */
public final class CitationFile {

    private CitationFile() {}

    /**
     * @param name {@code strings} or {@code paragraphs}
     * @param half {@code dev} or {@code test}
     */
    public static List<CitedText> read(String name, String half) throws IOException {
        return Json.tree(Path.of("eval/citations", name + ".json"))
                .valueStream()
                .filter(node -> node.path("split").asString().equals(half))
                .map(CitationFile::text)
                .toList();
    }

    private static CitedText text(JsonNode node) {
        return new CitedText(
                node.path("id").asString(),
                node.path("text").asString(),
                node.path("citations").valueStream().map(CitationFile::label).toList(),
                node.path("tags").valueStream().map(JsonNode::asString).toList());
    }

    private static Label label(JsonNode node) {
        String verdict = node.path("verdict").asString();
        return new Label(
                new Span(node.path("start").asInt(), node.path("end").asInt()),
                node.path("kind").asString(),
                verdict,
                node.path("accept").valueStream().map(JsonNode::asString).collect(Collectors.toSet()),
                words(node.path("id")),
                words(node.path("may_mean")),
                node.path("optional").asBoolean(false));
    }

    private static Optional<String> words(JsonNode node) {
        return node.isString() ? Optional.of(node.asString()) : Optional.empty();
    }
}
