package touchline.documents.reading.ocr;

/**
 * A word in a picture; lengths in pixels from the left.
 *
 * @param language whose words it was taken for, as tesseract names it
 * @param sureness of the recognition, from 0 to 100
 */
public record SeenWord(String text, float left, float right, String language, int sureness) {}
