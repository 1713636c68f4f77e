package touchline.crawling;

import java.net.URI;
import java.time.Instant;
import java.util.Optional;

/**
 * What an address held.
 *
 * @param address that was asked for
 * @param found where it was in the end, after redirects
 * @param type the media type with its charset, as the server wrote it
 * @param sha256 of the body, in hexadecimal
 * @param etag the server's mark of this state, if it gave one
 * @param modified when the server says that it last changed, as it wrote it
 * @param fetchedAt when we last asked
 * @param changedAt when we first saw this body
 */
public record Page(
        URI address,
        URI found,
        String type,
        byte[] body,
        String sha256,
        Optional<String> etag,
        Optional<String> modified,
        Instant fetchedAt,
        Instant changedAt) {

    public boolean isHtml() {
        return type.isEmpty() || type.startsWith("text/html") || type.startsWith("application/xhtml");
    }
}
