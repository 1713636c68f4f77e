package touchline.outgoing;

/**
 * What a server answered, redirects and failures included.
 *
 * @param type the media type as the server wrote it, empty when it named none
 * @param body unpacked
 */
public record Fetched(int status, String type, byte[] body) {}
