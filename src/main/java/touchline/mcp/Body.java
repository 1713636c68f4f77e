package touchline.mcp;

import java.util.Base64;
import java.util.Map;

/** What a resource holds. */
public sealed interface Body {

    /** The contents as {@code resources/read} answers them. */
    Map<String, Object> toWire(String uri);

    record Text(String mimeType, String text) implements Body {
        @Override
        public Map<String, Object> toWire(String uri) {
            return Fields.of("uri", uri, "mimeType", mimeType, "text", text);
        }
    }

    record Binary(String mimeType, byte[] bytes) implements Body {
        @Override
        public Map<String, Object> toWire(String uri) {
            return Fields.of(
                    "uri",
                    uri,
                    "mimeType",
                    mimeType,
                    "blob",
                    Base64.getEncoder().encodeToString(bytes));
        }
    }
}
