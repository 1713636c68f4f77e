package touchline.crawling;

import java.net.URI;
import java.util.Optional;
import java.util.Set;
import touchline.outgoing.Fetched;

/** Where an answer sends whoever asked. */
final class Redirect {

    private static final Set<Integer> STATUSES = Set.of(301, 302, 303, 307, 308);

    private Redirect() {}

    /** A site that once spoke TLS is not followed to where it does not. */
    static Optional<URI> of(URI asked, Fetched answer) {
        if (!STATUSES.contains(answer.status())) {
            return Optional.empty();
        }
        return answer.header("Location")
                .flatMap(location -> resolved(asked, location))
                .map(next -> secured(asked, next));
    }

    private static Optional<URI> resolved(URI asked, String location) {
        try {
            return Optional.of(asked.resolve(location.strip().replace(" ", "%20")));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    private static URI secured(URI asked, URI next) {
        return "https".equals(asked.getScheme()) && "http".equals(next.getScheme()) && next.getPort() < 0
                ? URI.create("https" + next.toString().substring("http".length()))
                : next;
    }
}
