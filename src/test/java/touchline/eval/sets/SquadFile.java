package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The layout of SQuAD: paragraphs with their questions. Each paragraph is a record, and the one a question was asked of
 * answers it. The language is that in the file's name ({@code xquad.es.json}), and German for LegalQuAD.
 */
record SquadFile(Path file) {

    private static final Pattern LANGUAGE = Pattern.compile("[._-](en|de|es|fr)\\.json$");

    static boolean fits(Path file) {
        return file.toString().endsWith(".json")
                && (named(file).startsWith("legalquad") || language(file).isPresent());
    }

    PublicSet read() throws IOException {
        String language = language(file).orElse("de");
        Map<String, String> ids = new LinkedHashMap<>();
        List<TestQuestion> questions = new ArrayList<>();
        for (JsonNode article : Json.tree(file).path("data")) {
            for (JsonNode paragraph : article.path("paragraphs")) {
                String id = ids.computeIfAbsent(paragraph.path("context").asString(), _ -> "p" + (ids.size() + 1));
                for (JsonNode asked : paragraph.path("qas")) {
                    if (!asked.path("is_impossible").asBoolean(false)) {
                        questions.add(TestQuestion.answered(
                                asked.path("id").asString(),
                                language,
                                asked.path("question").asString(),
                                Map.of(id, 1)));
                    }
                }
            }
        }
        List<Entry> entries = ids.entrySet().stream()
                .map(one -> new Entry(one.getValue(), "", one.getKey()))
                .toList();
        return new PublicSet(named(file).replace(".json", ""), language, entries, questions);
    }

    private static Optional<String> language(Path file) {
        return LANGUAGE.matcher(named(file))
                .results()
                .map(match -> match.group(1))
                .findFirst();
    }

    private static String named(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }
}
