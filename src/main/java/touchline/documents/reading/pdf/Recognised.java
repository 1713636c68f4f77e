package touchline.documents.reading.pdf;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import touchline.documents.reading.Piece;
import touchline.documents.reading.ocr.SeenLine;

/** A page as tesseract saw it, as if its letters had been drawn. */
public final class Recognised {

    /** Of a picture that does not say, as if it had 300 dots an inch. */
    private static final float PIXELS_A_POINT = 300 / 72f;

    private Recognised() {}

    /** Of a picture that has one page or several. */
    public static List<Piece> pieces(List<SeenLine> lines) {
        return Layout.pieces(
                lines.stream()
                        .collect(Collectors.groupingBy(SeenLine::page, TreeMap::new, Collectors.toList()))
                        .entrySet()
                        .stream()
                        .flatMap(page -> page(page.getKey(), page.getValue(), PIXELS_A_POINT).stream())
                        .toList());
    }

    /**
     * @param scale how many pixels make a point
     * @return absent when nothing was seen
     */
    static Optional<PageScan> page(int number, List<SeenLine> lines, float scale) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        var segments = new SeenSegments(lines, scale).all();
        var page = lines.getFirst();
        int letters = segments.stream().mapToInt(Segment::letters).sum();
        return Optional.of(new PageScan(
                number, page.pageWidth() / scale, page.pageHeight() / scale, segments, List.of(), letters, 0, 0));
    }
}
