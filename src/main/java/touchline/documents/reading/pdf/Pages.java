package touchline.documents.reading.pdf;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Limits;
import touchline.documents.reading.ocr.Tesseract;

/** Scans the pages of a document one after another, and notes which hold pictures instead of text. */
final class Pages {

    /** Fewer letters than this, headers and footers aside, are no text. */
    private static final int FEW = 20;

    private static final int DOTS_AN_INCH = 300;
    private static final float POINTS_AN_INCH = 72;

    /** A page that would be larger is drawn coarser. */
    private static final float MOST_PIXELS = 12_000_000;

    private final PDDocument document;
    private final List<PageScan> scans = new ArrayList<>();
    private final List<Integer> broken = new ArrayList<>();
    private List<Integer> pictured = List.of();

    private Pages(PDDocument document) {
        this.document = document;
    }

    static Pages scan(PDDocument document, Limits limits) throws IOException, Unreadable {
        var pages = new Pages(document);
        var scanner = new Scanner();
        long letters = 0;
        for (int number = 1; number <= document.getNumberOfPages(); number++) {
            var scan = pages.scan(scanner, number);
            pages.scans.add(scan);
            letters += scan.glyphs();
            if (letters > limits.text()) {
                throw new Unreadable(Reason.TOO_LARGE);
            }
        }
        pages.pictured = pages.withoutText();
        return pages;
    }

    List<PageScan> scans() {
        return scans;
    }

    /** Those that could not be read at all. */
    List<Integer> broken() {
        return broken;
    }

    /** Those that show pictures and no text. */
    List<Integer> pictured() {
        return pictured;
    }

    /** Has the pictured pages read by sight; those that yield text are pictured no more. Whether any did. */
    boolean recognise(Optional<Tesseract> tesseract) throws IOException {
        if (tesseract.isEmpty()) {
            return false;
        }
        var renderer = new PDFRenderer(document);
        renderer.setSubsamplingAllowed(true);
        var seen = tesseract.get().read(pictured.size(), index -> image(renderer, pictured.get(index)));
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < pictured.size(); i++) {
            int number = pictured.get(i);
            Recognised.page(number, seen.get(i), scale(number))
                    .ifPresentOrElse(page -> scans.set(number - 1, page), () -> left.add(number));
        }
        boolean any = left.size() < pictured.size();
        pictured = left;
        return any;
    }

    private BufferedImage image(PDFRenderer renderer, int number) throws IOException {
        Pictures.smooth(document.getPage(number - 1));
        return renderer.renderImage(number - 1, scale(number), ImageType.GRAY);
    }

    /** How many pixels make a point. */
    private float scale(int number) {
        var scan = scans.get(number - 1);
        float scale = DOTS_AN_INCH / POINTS_AN_INCH;
        float pixels = scan.width() * scan.height() * scale * scale;
        return pixels > MOST_PIXELS ? scale * (float) Math.sqrt(MOST_PIXELS / pixels) : scale;
    }

    private PageScan scan(Scanner scanner, int number) {
        try {
            return scanner.scan(document.getPage(number - 1), number);
        } catch (IOException | RuntimeException unreadable) {
            if (unreadable instanceof Scanner.TooManyGlyphs bomb) {
                throw bomb;
            }
            broken.add(number);
            return new PageScan(number, 1, 1, List.of(), List.of(), 0, 0, 0);
        }
    }

    private List<Integer> withoutText() throws IOException {
        var kept = RunningLines.without(scans);
        List<Integer> found = new ArrayList<>();
        for (var scan : scans) {
            int letters = Optional.ofNullable(kept.get(scan.number())).stream()
                    .flatMap(List::stream)
                    .mapToInt(Segment::letters)
                    .sum();
            if (letters < FEW && Pictures.on(document.getPage(scan.number() - 1))) {
                found.add(scan.number());
            }
        }
        return found;
    }
}
