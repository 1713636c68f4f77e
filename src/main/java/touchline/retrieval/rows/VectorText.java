package touchline.retrieval.rows;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;

/** A vector as text that both databases keep: little-endian floats in Base64. */
final class VectorText {

    private VectorText() {}

    static String write(float[] vector) {
        var bytes = ByteBuffer.allocate(vector.length * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asFloatBuffer().put(vector);
        return Base64.getEncoder().encodeToString(bytes.array());
    }

    static float[] read(String text) {
        var floats = ByteBuffer.wrap(Base64.getDecoder().decode(text))
                .order(ByteOrder.LITTLE_ENDIAN)
                .asFloatBuffer();
        var vector = new float[floats.remaining()];
        floats.get(vector);
        return vector;
    }
}
