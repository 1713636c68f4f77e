package touchline.retrieval.meaning;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apache.commons.codec.digest.DigestUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/**
 * A sentence model and how it wants to be used.
 *
 * @param name vectors of one name can be compared
 * @param question what is put before a question, {@code passage} before a passage
 * @param firstToken whether the vector is that of the first token instead of the mean of all
 */
public record ModelFiles(
        String name, Content onnx, Content tokenizer, String question, String passage, boolean firstToken) {

    /** Opens a file anew each time. */
    @FunctionalInterface
    public interface Content {
        InputStream open() throws IOException;
    }

    private static final String ONNX = "model.onnx";
    private static final String TOKENIZER = "tokenizer.json";
    private static final String PROMPTS = "config_sentence_transformers.json";
    private static final String POOLING = "1_Pooling/config.json";
    private static final int SHORT_DIGEST = 8;

    /** The model that comes with the service: intfloat/e5-small-v2, quantized to 8 bits, 384 dimensions. */
    public static ModelFiles builtIn() {
        return new ModelFiles(
                "e5-small-v2-q",
                () -> resource("/e5-small-v2-q.onnx"),
                () -> resource("/e5-small-v2-q-tokenizer.json"),
                "query: ",
                "passage: ",
                false);
    }

    /** Whether a folder holds what a model needs: {@code model.onnx} and {@code tokenizer.json}. */
    public static boolean isIn(Path folder) {
        return Files.isRegularFile(folder.resolve(ONNX)) && Files.isRegularFile(folder.resolve(TOKENIZER));
    }

    /**
     * A model as sentence-transformers exports it; its prompts and its pooling are read from the files that say them.
     * The name carries a digest, so that another file under the same name is another model.
     */
    public static ModelFiles in(Path folder) throws IOException {
        var onnx = folder.resolve(ONNX);
        var prompts = json(folder.resolve(PROMPTS)).path("prompts");
        return new ModelFiles(
                folder.toRealPath().getFileName() + "@" + digest(onnx),
                () -> Files.newInputStream(onnx),
                () -> Files.newInputStream(folder.resolve(TOKENIZER)),
                prompts.path("query").asString(""),
                prompts.path("passage").asString(prompts.path("document").asString("")),
                json(folder.resolve(POOLING)).path("pooling_mode_cls_token").asBoolean(false));
    }

    private static InputStream resource(String name) throws IOException {
        return Objects.requireNonNull(ModelFiles.class.getResourceAsStream(name), name);
    }

    private static JsonNode json(Path file) throws IOException {
        ObjectMapper mapper = JsonMapper.shared();
        return Files.exists(file) ? mapper.readTree(Files.readString(file)) : mapper.createObjectNode();
    }

    private static String digest(Path file) throws IOException {
        try (var content = Files.newInputStream(file)) {
            return DigestUtils.sha256Hex(content).substring(0, SHORT_DIGEST);
        }
    }
}
