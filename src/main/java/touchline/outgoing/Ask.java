package touchline.outgoing;

import java.net.URI;
import java.time.Duration;

/**
 * A document to fetch.
 *
 * @param accept the media type that is asked for
 * @param mostBytes how long the body may be, unpacked
 * @param patience how long all of it may take, from the look-up of the name to the last byte
 */
public record Ask(URI address, Reach reach, String accept, int mostBytes, Duration patience) {}
