package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The layout of ObliQA: {@code ObliQA_test.json} beside {@code StructuredRegulatoryDocuments/*.json}. A passage is known by
 * its document and its number; where a document prints a number twice, both texts are one record.
 */
record ObliqaFolder(Path folder) {

    static boolean fits(Path folder) {
        return Files.exists(folder.resolve("ObliQA_test.json"));
    }

    PublicSet read() throws IOException {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Path file : documents()) {
            String document = file.getFileName().toString().replace(".json", "");
            for (JsonNode passage : Json.tree(file)) {
                Entry entry = new Entry(
                        key(passage, document), "", passage.path("Passage").asString());
                entries.merge(entry.id(), entry, (one, two) -> new Entry(one.id(), "", one.text() + "\n" + two.text()));
            }
        }
        List<TestQuestion> questions = new ArrayList<>();
        for (JsonNode node : Json.tree(folder.resolve("ObliQA_test.json"))) {
            Map<String, Integer> relevant = relevant(node, entries);
            if (!relevant.isEmpty()) {
                questions.add(TestQuestion.answered(
                        node.path("QuestionID").asString(),
                        "en",
                        node.path("Question").asString(),
                        relevant));
            }
        }
        return new PublicSet("obliqa", "en", List.copyOf(entries.values()), questions);
    }

    private static Map<String, Integer> relevant(JsonNode question, Map<String, Entry> entries) {
        Map<String, Integer> relevant = new LinkedHashMap<>();
        for (JsonNode passage : question.path("Passages")) {
            String key = key(passage, "");
            if (entries.containsKey(key)) {
                relevant.put(key, 1);
            }
        }
        return relevant;
    }

    private static String key(JsonNode passage, String document) {
        return passage.path("DocumentID").asString(document) + "|"
                + passage.path("PassageID").asString();
    }

    private List<Path> documents() throws IOException {
        try (var files = Files.list(folder.resolve("StructuredRegulatoryDocuments"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
