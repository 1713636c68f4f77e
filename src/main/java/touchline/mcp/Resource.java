package touchline.mcp;

/** A resource worth listing by itself. */
public record Resource(String uri, String name, String title, String description, String mimeType) {}
