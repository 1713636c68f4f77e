package touchline.bench;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What the model made of our own register. */
final class RealVectors {

    private RealVectors() {}

    static List<float[]> of(JdbcClient database, String model) {
        return database.sql("SELECT vector FROM passage_vector WHERE model = :model ORDER BY passage")
                .param("model", model)
                .query((row, _) -> floats(row.getString("vector")))
                .list();
    }

    private static float[] floats(String stored) {
        var buffer = ByteBuffer.wrap(Base64.getDecoder().decode(stored))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asFloatBuffer();
        float[] vector = new float[buffer.remaining()];
        buffer.get(vector);
        return vector;
    }
}
