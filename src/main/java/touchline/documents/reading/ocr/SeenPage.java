package touchline.documents.reading.ocr;

import java.util.List;

/**
 * A page in a picture.
 *
 * @param lines as if the paper had lain straight
 * @param askew how much lower its lines got with each pixel to the right
 */
record SeenPage(List<SeenLine> lines, float askew) {}
