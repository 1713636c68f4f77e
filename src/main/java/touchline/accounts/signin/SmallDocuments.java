package touchline.accounts.signin;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import touchline.outgoing.Ask;
import touchline.outgoing.Fetched;
import touchline.outgoing.Outgoing;
import touchline.outgoing.Reach;

/** Fetches one small JSON document at a time, in five seconds or not at all. */
record SmallDocuments(Outgoing outgoing) {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** @throws IOException when there is no such document, or it is not JSON, too long, too slow or out of reach */
    byte[] fetch(URI address, Reach reach, int mostBytes) throws IOException {
        var answer = outgoing.fetch(new Ask(address, reach, "application/json", mostBytes, PATIENCE));
        if (answer.status() != 200 || !isJson(answer)) {
            throw new IOException("No JSON document from " + address.getHost());
        }
        return answer.body();
    }

    private static boolean isJson(Fetched answer) {
        return answer.type().toLowerCase(Locale.ROOT).matches("application/([a-z0-9.-]+\\+)?json\\b.*");
    }
}
