package touchline.documents.reading;

import java.nio.file.Path;

/**
 * What a reader reads.
 *
 * @param type its media type, as its bytes tell
 * @param ocr whether pictures of text may be recognised
 */
public record Source(Path file, Format format, String type, Limits limits, boolean ocr) {}
