package touchline.documents.process;

import touchline.documents.reading.Limits;

/**
 * What a reading process is asked for, as JSON on its standard input.
 *
 * @param file its path
 * @param filename as its owner calls it; only tells apart what the bytes leave open
 * @param ocr whether pages without text are recognised by tesseract
 */
public record Order(String file, String filename, Limits limits, boolean ocr) {}
