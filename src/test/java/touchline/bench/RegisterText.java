package touchline.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Passages of any number from the sentences of our own register: each is a few of them in an order of its own, the same for
 * the same number in every run.
 */
final class RegisterText {

    private static final int WORDS = 80;
    private static final int LETTERS_A_WORD = 6;
    private static final List<String> FIELDS = List.of("summary", "fact", "holding");

    private final List<String> sentences;

    private RegisterText(List<String> sentences) {
        this.sentences = List.copyOf(sentences);
    }

    static RegisterText read() throws IOException {
        Set<String> sentences = new LinkedHashSet<>();
        JsonMapper mapper = new JsonMapper();
        for (Path file : files()) {
            JsonNode tree = mapper.readTree(Files.readString(file));
            for (String field : FIELDS) {
                tree.findValues(field).stream()
                        .filter(JsonNode::isString)
                        .forEach(node -> sentences.addAll(split(node.asString())));
            }
        }
        return new RegisterText(List.copyOf(sentences));
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/law"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .filter(file -> !file.toString().contains("schema"))
                    .sorted()
                    .toList();
        }
    }

    private static List<String> split(String text) {
        BreakIterator breaks = BreakIterator.getSentenceInstance(Locale.ENGLISH);
        breaks.setText(text);
        List<String> sentences = new ArrayList<>();
        for (int start = 0, end = breaks.next(); end != BreakIterator.DONE; start = end, end = breaks.next()) {
            sentences.add(text.substring(start, end).strip());
        }
        return sentences;
    }

    int sentences() {
        return sentences.size();
    }

    /** About eighty words. */
    String passage(int number) {
        SplittableRandom random = new SplittableRandom(number);
        StringBuilder text = new StringBuilder();
        while (text.length() < WORDS * LETTERS_A_WORD) {
            text.append(sentences.get(random.nextInt(sentences.size()))).append(' ');
        }
        return text.toString().strip();
    }
}
