package touchline.eval.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** JSON files as trees: the sets come in layouts that are not ours. */
final class Json {

    private static final JsonMapper MAPPER = new JsonMapper();

    private Json() {}

    static JsonNode tree(Path file) throws IOException {
        return MAPPER.readTree(Files.readString(file));
    }

    static Stream<JsonNode> lines(Path file) throws IOException {
        return Files.readAllLines(file).stream().filter(line -> !line.isBlank()).map(MAPPER::readTree);
    }
}
