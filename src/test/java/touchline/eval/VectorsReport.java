package touchline.eval;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import touchline.retrieval.meaning.ModelFiles;
import touchline.retrieval.rows.VectorFile;

/** Computes the vectors of all texts that come with the service anew, for the service to come with them. */
final class VectorsReport {

    private VectorsReport() {}

    static void write() throws IOException {
        String model = ModelFiles.builtIn().name();
        String file = "retrieval/" + model + ".vectors";
        Files.deleteIfExists(Path.of("target/classes", file));
        try (OwnLibrary library = OwnLibrary.anew()) {
            VectorFile.write(Path.of("src/main/resources", file), library.store(), model);
        }
    }
}
