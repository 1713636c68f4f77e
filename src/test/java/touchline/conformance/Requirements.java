package touchline.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is asked of the service, part by part.
 *
 * @param part a heading
 */
record Requirements(String part, List<Row> rows) {

    /**
     * One thing that is asked.
     *
     * @param says in one sentence
     * @param proofs tests that prove it, as {@code mcp.ToolListTest#isThatOfTheContract}, below the root package
     */
    record Row(String says, List<String> proofs) {}

    /** @param name description or field-reports */
    static List<Requirements> read(String name) {
        try {
            return JsonMapper.shared()
                    .readValue(
                            Files.readString(Path.of("src/test/resources/conformance", name + ".json")),
                            new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
