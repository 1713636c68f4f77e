package touchline.documents.reading;

/**
 * What a reader keeps to; memory and time are kept by whoever started the process.
 *
 * @param text the most characters that a file may yield
 * @param pages the most that a file may have
 */
public record Limits(int text, int pages) {}
