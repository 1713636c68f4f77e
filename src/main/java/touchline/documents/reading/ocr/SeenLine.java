package touchline.documents.reading.ocr;

import java.util.List;

/**
 * A line of text in a picture, as if the paper had lain straight; lengths in pixels from the top left.
 *
 * @param page of a picture that has several, from 1
 * @param size of its letters from the lowest to the highest that the alphabet has, whichever are in the line
 */
public record SeenLine(int page, List<SeenWord> words, float baseline, float size, float pageWidth, float pageHeight) {

    public float left() {
        return words.getFirst().left();
    }

    public float right() {
        return words.getLast().right();
    }
}
