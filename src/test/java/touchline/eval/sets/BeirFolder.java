package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** The layout of BEIR: {@code corpus.jsonl}, {@code queries.jsonl} and {@code qrels/test.tsv}. */
record BeirFolder(Path folder) {

    static boolean fits(Path folder) {
        return Files.exists(folder.resolve("corpus.jsonl"));
    }

    PublicSet read() throws IOException {
        Map<String, Map<String, Integer>> grades = grades();
        List<Entry> entries = Json.lines(folder.resolve("corpus.jsonl"))
                .map(line -> new Entry(
                        line.path("_id").asString(),
                        line.path("title").asString(""),
                        line.path("text").asString()))
                .toList();
        List<TestQuestion> questions = Json.lines(folder.resolve("queries.jsonl"))
                .filter(line -> grades.containsKey(line.path("_id").asString()))
                .map(line -> question(line, grades))
                .toList();
        return new PublicSet(folder.getFileName().toString(), "en", entries, questions);
    }

    private static TestQuestion question(JsonNode line, Map<String, Map<String, Integer>> grades) {
        String id = line.path("_id").asString();
        return TestQuestion.answered(
                id, "en", line.path("text").asString(), Objects.requireNonNull(grades.get(id), "filtered before"));
    }

    /** A head line, then query, record and grade; grade 0 says that the record was judged and does not answer. */
    private Map<String, Map<String, Integer>> grades() throws IOException {
        Map<String, Map<String, Integer>> grades = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder.resolve("qrels/test.tsv"))) {
            String[] cells = line.split("\t", -1);
            if (cells.length == 3 && cells[2].matches("[1-9]\\d*")) {
                grades.computeIfAbsent(cells[0], _ -> new LinkedHashMap<>()).put(cells[1], Integer.valueOf(cells[2]));
            }
        }
        return grades;
    }
}
