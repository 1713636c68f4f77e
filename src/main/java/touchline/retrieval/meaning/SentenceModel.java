package touchline.retrieval.meaning;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Turns texts into vectors of length 1, so that their dot product is their similarity. One text at a time: the
 * quantized weights make a vector depend on the texts it shares a batch with, and a batch is no faster on a processor.
 * Safe for several threads at once.
 */
final class SentenceModel implements AutoCloseable {

    private static final int MOST_TOKENS = 512;

    /** More cannot become {@link #MOST_TOKENS} tokens that are read. */
    private static final int MOST_CHARACTERS = 8_000;

    private final OrtEnvironment environment = Onnx.environment();
    private final OrtSession session;
    private final HuggingFaceTokenizer tokenizer;
    private final ModelFiles files;

    SentenceModel(ModelFiles files) throws IOException, OrtException {
        this.files = files;
        try (var tokens = files.tokenizer().open();
                var onnx = files.onnx().open()) {
            this.tokenizer = HuggingFaceTokenizer.newInstance(
                    tokens, Map.of("truncation", "true", "maxLength", "" + MOST_TOKENS, "padding", "false"));
            this.session = environment.createSession(onnx.readAllBytes(), options());
        }
    }

    float[] question(String text) throws OrtException {
        return vector(files.question() + text);
    }

    float[] passage(String text) throws OrtException {
        return vector(files.passage() + text);
    }

    private float[] vector(String text) throws OrtException {
        var ids = tokenizer
                .encode(text.substring(0, Math.min(MOST_CHARACTERS, text.length())))
                .getIds();
        var ones = new long[ids.length];
        Arrays.fill(ones, 1);
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            inputs.put("input_ids", tensor(ids));
            inputs.put("attention_mask", tensor(ones));
            if (session.getInputNames().contains("token_type_ids")) {
                inputs.put("token_type_ids", tensor(new long[ids.length]));
            }
            try (var result = session.run(inputs)) {
                return pooled(((OnnxTensor) result.get(0)).getFloatBuffer(), ids.length);
            }
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private OnnxTensor tensor(long[] values) throws OrtException {
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length});
    }

    private float[] pooled(FloatBuffer tokens, int count) {
        var sum = new float[tokens.remaining() / count];
        int used = files.firstToken() ? 1 : count;
        for (int i = 0; i < used * sum.length; i++) {
            sum[i % sum.length] += tokens.get(i);
        }
        double squares = 0;
        for (float value : sum) {
            squares += value * value;
        }
        float length = (float) Math.max(Math.sqrt(squares), Float.MIN_NORMAL);
        for (int i = 0; i < sum.length; i++) {
            sum[i] /= length;
        }
        return sum;
    }

    /** One thread a text, which sleeps when there is nothing to do; several texts at once use several processors. */
    private static OrtSession.SessionOptions options() throws OrtException {
        var options = new OrtSession.SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        options.addConfigEntry("session.intra_op.allow_spinning", "0");
        options.setMemoryPatternOptimization(false);
        return options;
    }

    @Override
    public void close() throws OrtException {
        session.close();
        tokenizer.close();
    }
}
