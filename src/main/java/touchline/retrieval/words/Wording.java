package touchline.retrieval.words;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/**
 * Tells by its words and their parts whether a question is worded like those that the library answers: positive when it
 * is, the more the surer. Learnt by {@code eval/run calibrate}. In the file stand the bias and the step as floats, and a
 * weight for each mark in eight bits, in steps.
 */
public final class Wording {

    /** Parts of words fall into so many marks; those that share one disturb each other little. */
    public static final int MARKS = 1 << 17;

    private static final int SHORTEST = 3;
    private static final int LONGEST = 5;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private final float bias;
    private final float step;
    private final byte[] weights;

    private Wording(float bias, float step, byte[] weights) {
        this.bias = bias;
        this.step = step;
        this.weights = weights;
    }

    /** @param weights one for each mark */
    public static Wording of(double bias, double[] weights) {
        double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
        double step = Math.max(largest, Double.MIN_NORMAL) / Byte.MAX_VALUE;
        byte[] rounded = new byte[weights.length];
        for (int i = 0; i < rounded.length; i++) {
            rounded[i] = (byte) Math.round(weights[i] / step);
        }
        return new Wording((float) bias, (float) step, rounded);
    }

    public static Wording read(InputStream file) throws IOException {
        try (var data = new DataInputStream(file)) {
            return new Wording(data.readFloat(), data.readFloat(), data.readNBytes(MARKS));
        }
    }

    public void write(OutputStream file) throws IOException {
        try (var data = new DataOutputStream(file)) {
            data.writeFloat(bias);
            data.writeFloat(step);
            data.write(weights);
        }
    }

    public double likeness(String question) {
        int[] marks = marks(question);
        double sum = 0;
        for (int mark : marks) {
            sum += weights[mark] * step;
        }
        return bias + sum / Math.sqrt(Math.max(1, marks.length));
    }

    /** Those of a question, each once: of its words and of their parts, beginnings and ends marked. */
    public static int[] marks(String question) {
        return WORD.matcher(Folding.fold(question))
                .results()
                .map(word -> "<" + word.group() + ">")
                .flatMapToInt(Wording::parts)
                .sorted()
                .distinct()
                .toArray();
    }

    private static IntStream parts(String word) {
        return IntStream.concat(
                IntStream.of(mark(word)),
                IntStream.rangeClosed(SHORTEST, LONGEST)
                        .flatMap(length -> IntStream.rangeClosed(0, word.length() - length)
                                .map(at -> mark(word.substring(at, at + length)))));
    }

    private static int mark(String part) {
        var hash = new CRC32();
        hash.update(part.getBytes(StandardCharsets.UTF_8));
        return (int) (hash.getValue() % MARKS);
    }
}
