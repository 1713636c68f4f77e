package touchline.retrieval;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.springframework.boot.context.properties.ConfigurationProperties;
import touchline.retrieval.meaning.ModelFiles;

/** @param embeddingModel a folder with another sentence model; absent = the one that comes with the service */
@ConfigurationProperties("touchline.retrieval")
record RetrievalSettings(Optional<String> embeddingModel) {

    RetrievalSettings {
        embeddingModel = embeddingModel.filter(folder -> !folder.isBlank());
        if (embeddingModel.isPresent() && !ModelFiles.isIn(Path.of(embeddingModel.get()))) {
            throw new IllegalArgumentException(
                    "TOUCHLINE_EMBEDDING_MODEL must name a folder that holds model.onnx and tokenizer.json");
        }
    }

    ModelFiles model() {
        try {
            return embeddingModel.isPresent() ? ModelFiles.in(Path.of(embeddingModel.get())) : ModelFiles.builtIn();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
