package touchline.mcp;

/**
 * An answer that a tool hands out again and again as the same object, because what it rests on does not change while
 * the service runs: what is written of it once is sent every time.
 */
public interface Lasting extends Report {}
