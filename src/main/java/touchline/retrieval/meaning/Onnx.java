package touchline.retrieval.meaning;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The native runtime of models. Its makers release it in a shutdown hook of their own, which runs beside ours: whatever is
 * computed at that moment crashes the process or hangs it for ever. The runtime counts its holders, so it is held once
 * more than they know, until the process has ended.
 */
final class Onnx {

    private static final Logger LOG = LoggerFactory.getLogger(Onnx.class);
    private static final OrtEnvironment ENVIRONMENT = held();

    private Onnx() {}

    static OrtEnvironment environment() {
        return ENVIRONMENT;
    }

    private static OrtEnvironment held() {
        var environment = OrtEnvironment.getEnvironment();
        try {
            environment.setTelemetry(false);
            var api = Class.forName("ai.onnxruntime.OnnxRuntime").getDeclaredField("ortApiHandle");
            var hold = OrtEnvironment.class.getDeclaredMethod("createHandle", long.class, int.class, String.class);
            api.setAccessible(true);
            hold.setAccessible(true);
            hold.invoke(null, api.getLong(null), OrtLoggingLevel.ORT_LOGGING_LEVEL_WARNING.getValue(), "held");
        } catch (ReflectiveOperationException | OrtException e) {
            LOG.warn("A stop while texts are embedded may crash: this version of ONNX Runtime cannot be held", e);
        }
        return environment;
    }
}
