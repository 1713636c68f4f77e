package touchline.retrieval.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Vectors that come with the service: what its own model makes of the texts that come with it, so that a first start
 * need not. They lie in {@code /retrieval/MODEL.vectors}, by the digest of the text: a text that has changed since is
 * not in it. The file begins with their dimension; each is the digest, the largest number of the vector as a float, and
 * every number in eight bits, of which 127 is the largest.
 */
public final class ReadyVectors {

    private static final HexFormat HEX = HexFormat.of();
    private static final int HEAD = Integer.BYTES;
    private static final byte[] NONE = new byte[HEAD];
    private static final int DIGEST = Hashes.LENGTH / 2;

    private final byte[] content;
    private final int dimension;
    private final int length;

    private ReadyVectors(byte[] content) {
        this.content = content;
        this.dimension = ByteBuffer.wrap(content).getInt();
        this.length = DIGEST + Float.BYTES + dimension;
    }

    /** Those of a model; none of a model that did not come with the service. */
    public static ReadyVectors madeBy(String model) {
        try (var file = ReadyVectors.class.getResourceAsStream("/retrieval/" + model + ".vectors")) {
            return new ReadyVectors(file == null ? NONE : file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Optional<float[]> of(String textHash) {
        byte[] wanted = HEX.parseHex(textHash);
        int low = 0;
        int high = (content.length - HEAD) / length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int at = HEAD + middle * length;
            int order = Arrays.compareUnsigned(content, at, at + DIGEST, wanted, 0, DIGEST);
            if (order == 0) {
                return Optional.of(read(at + DIGEST));
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return Optional.empty();
    }

    /** Of all; absent when there are none. */
    public Optional<float[]> mean() {
        int count = (content.length - HEAD) / length;
        if (count == 0) {
            return Optional.empty();
        }
        double[] sums = new double[dimension];
        for (int i = 0; i < count; i++) {
            float[] vector = read(HEAD + i * length + DIGEST);
            for (int k = 0; k < dimension; k++) {
                sums[k] += vector[k];
            }
        }
        float[] mean = new float[dimension];
        for (int k = 0; k < dimension; k++) {
            mean[k] = (float) (sums[k] / count);
        }
        return Optional.of(mean);
    }

    private float[] read(int at) {
        float step = ByteBuffer.wrap(content).getFloat(at) / Byte.MAX_VALUE;
        var vector = new float[dimension];
        double square = 0;
        for (int i = 0; i < vector.length; i++) {
            vector[i] = content[at + Float.BYTES + i] * step;
            square += vector[i] * vector[i];
        }
        float norm = (float) Math.sqrt(square);
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= norm;
        }
        return vector;
    }
}
