package touchline.outgoing;

import java.util.Map;
import java.util.Optional;

/**
 * What a server answered, redirects and failures included.
 *
 * @param type the media type as the server wrote it, empty when it named none
 * @param headers by name in any case; of several with one name the last
 * @param body unpacked
 */
public record Fetched(int status, String type, Map<String, String> headers, byte[] body) {

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }
}
