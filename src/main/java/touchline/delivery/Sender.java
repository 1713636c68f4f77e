package touchline.delivery;

import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Optional;
import touchline.outgoing.Ask;
import touchline.outgoing.Outgoing;
import touchline.outgoing.Post;

/** Makes one attempt: signs the message as it is and sends it. */
record Sender(Outgoing outgoing, Endpoints endpoints, Addresses addresses, Duration patience, Clock clock) {

    /** Enough for an answer that is not read. */
    private static final int MOST_BYTES = 1 << 20;

    private static final String TYPE = "application/json";
    private static final Duration LONGEST_REST = Duration.ofDays(1);

    Answer send(Endpoint endpoint, String id, String body) {
        var address = URI.create(endpoint.address());
        long seconds = clock.instant().getEpochSecond();
        var headers = Map.of(
                "webhook-id", id,
                "webhook-timestamp", Long.toString(seconds),
                "webhook-signature", Signature.of(id, seconds, body, endpoints.secrets(endpoint)));
        try {
            var ask = new Ask(address, addresses.reach(address), "*/*", MOST_BYTES, patience);
            var answer = outgoing.post(new Post(ask, headers, TYPE, body));
            return Answer.of(answer.status(), answer.header("Retry-After").flatMap(this::rest));
        } catch (IOException e) {
            return Answer.none(
                    "No answer within %d s: nobody is there, the name is not found, or it stands for a private address."
                            .formatted(patience.toSeconds()));
        }
    }

    /** Seconds or a date. */
    private Optional<Duration> rest(String written) {
        try {
            var rest = written.matches("\\d{1,9}")
                    ? Duration.ofSeconds(Long.parseLong(written))
                    : Duration.between(
                            clock.instant(),
                            ZonedDateTime.parse(written, DateTimeFormatter.RFC_1123_DATE_TIME)
                                    .toInstant());
            return Optional.of(rest)
                    .filter(Duration::isPositive)
                    .map(it -> it.compareTo(LONGEST_REST) < 0 ? it : LONGEST_REST);
        } catch (DateTimeException unreadable) {
            return Optional.empty();
        }
    }
}
