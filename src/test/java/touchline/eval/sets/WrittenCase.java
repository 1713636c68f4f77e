package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * An invented case, and what a specialist expects in a brief on it.
 *
 * @param summary facts, extracts and letters
 * @param articles of the register, as it cites them
 * @param decisions by the library's ids
 */
public record WrittenCase(String title, String query, String summary, List<String> articles, List<String> decisions) {

    /** @param half dev or test */
    public static List<WrittenCase> read(String half) throws IOException {
        try (var files = Files.list(Path.of("eval/cases", half))) {
            return files.sorted()
                    .map(file -> JsonMapper.shared().readValue(file.toFile(), WrittenCase.class))
                    .toList();
        }
    }
}
