package touchline.mcp;

import java.util.List;

/**
 * What a client must keep to at the endpoint.
 *
 * @param versions protocol versions to choose from, newest first
 * @param bodyLimitBytes the largest request body
 * @param reportCharacters the longest text of an answer; a longer one is cut, and says so
 */
public record Protocol(List<String> versions, int bodyLimitBytes, int reportCharacters) {}
