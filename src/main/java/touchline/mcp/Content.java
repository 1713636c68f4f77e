package touchline.mcp;

import java.util.Base64;
import java.util.Map;

/** One block of a tool's answer or of a prompt. */
public sealed interface Content {

    /** The block as the protocol writes it. */
    Map<String, Object> toWire();

    record Text(String text) implements Content {
        @Override
        public Map<String, Object> toWire() {
            return Fields.of("type", "text", "text", text);
        }
    }

    record Image(String mimeType, byte[] bytes) implements Content {
        @Override
        public Map<String, Object> toWire() {
            return Fields.of("type", "image", "mimeType", mimeType, "data", base64(bytes));
        }
    }

    record Audio(String mimeType, byte[] bytes) implements Content {
        @Override
        public Map<String, Object> toWire() {
            return Fields.of("type", "audio", "mimeType", mimeType, "data", base64(bytes));
        }
    }

    record Embedded(Resource resource, Body body) implements Content {
        @Override
        public Map<String, Object> toWire() {
            return Fields.of("type", "resource", "resource", body.toWire(resource.uri()));
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }
}
