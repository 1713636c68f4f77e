package touchline.retrieval.rows;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import touchline.store.Store;

/** Writes what {@link ReadyVectors} reads. */
public final class VectorFile {

    private VectorFile() {}

    /** Writes down what a model made of everything that a store holds. */
    public static void write(Path file, Store store, String model) throws IOException {
        SortedMap<String, float[]> vectors = new TreeMap<>();
        store.read()
                .sql("SELECT text_hash, vector FROM passage_vector WHERE model = :model")
                .param("model", model)
                .query(row -> {
                    vectors.put(row.getString("text_hash"), VectorText.read(row.getString("vector")));
                });
        write(file, vectors);
    }

    private static void write(Path file, SortedMap<String, float[]> vectors) throws IOException {
        try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(vectors.firstEntry().getValue().length);
            for (var each : vectors.entrySet()) {
                out.write(HexFormat.of().parseHex(each.getKey()));
                write(out, each.getValue());
            }
        }
    }

    private static void write(DataOutputStream out, float[] vector) throws IOException {
        float largest = 0;
        for (float number : vector) {
            largest = Math.max(largest, Math.abs(number));
        }
        out.writeFloat(largest);
        for (float number : vector) {
            out.writeByte(Math.round(number / largest * Byte.MAX_VALUE));
        }
    }
}
