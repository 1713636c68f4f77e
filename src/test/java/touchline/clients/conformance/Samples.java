package touchline.clients.conformance;

import java.util.Base64;
import touchline.mcp.Body;
import touchline.mcp.Content;
import touchline.mcp.Resource;

/** The smallest image, sound and resource. */
final class Samples {

    static final byte[] PNG = Base64.getDecoder()
            .decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==");
    private static final byte[] WAV =
            Base64.getDecoder().decode("UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAAAAA==");

    static final Content IMAGE = new Content.Image("image/png", PNG);
    static final Content SOUND = new Content.Audio("audio/wav", WAV);

    private Samples() {}

    static Content embedded(String uri) {
        return new Content.Embedded(resource(uri, "text/plain"), new Body.Text("text/plain", "An embedded resource."));
    }

    static Resource resource(String uri, String mimeType) {
        return new Resource(uri, uri.replaceAll("\\W+", "-"), "A sample", "For the conformance suite.", mimeType);
    }
}
