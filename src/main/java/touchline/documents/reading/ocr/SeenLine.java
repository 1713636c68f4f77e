package touchline.documents.reading.ocr;

/**
 * A line of text in a picture; lengths in pixels from the top left.
 *
 * @param page of a picture that has several, from 1
 * @param height of its letters, from the lowest to the highest
 */
public record SeenLine(
        int page,
        String text,
        float left,
        float right,
        float bottom,
        float height,
        float pageWidth,
        float pageHeight) {}
