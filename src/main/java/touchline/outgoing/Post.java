package touchline.outgoing;

import java.util.Map;

/**
 * Something to send, and what of the answer is taken.
 *
 * @param ask where to, and within which limits
 * @param headers besides the usual ones; they may hold a credential
 * @param type the media type of the body
 */
public record Post(Ask ask, Map<String, String> headers, String type, String body) {

    public Post {
        headers = Map.copyOf(headers);
    }

    @Override
    public String toString() {
        return "Post[%s]".formatted(ask.address());
    }
}
