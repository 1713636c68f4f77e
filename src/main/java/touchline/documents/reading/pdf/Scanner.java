package touchline.documents.reading.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/** Reads the glyphs and the drawn lines of pages, one page at a time. */
final class Scanner extends PDFTextStripper {

    /** A dense page has 20,000; one with many more is made to exhaust us. */
    private static final int GLYPHS_A_PAGE = 100_000;

    private static final Pattern BOLD = Pattern.compile("bold|black|heavy|semibold|cmbx|-medi");
    private static final Pattern ITALIC = Pattern.compile("italic|oblique|slanted|cmti");
    private static final Pattern SUBSET = Pattern.compile("^[A-Z]{6}\\+");

    private final Strokes strokes = new Strokes(this);
    private final List<Glyph> glyphs = new ArrayList<>();
    private int shown;
    private int unmapped;
    private int sideways;
    private boolean turned;

    Scanner() {
        setSuppressDuplicateOverlappingText(false);
        strokes.listen(this::addOperator);
    }

    /** @param number of the page, from 1 */
    PageScan scan(PDPage page, int number) throws IOException {
        glyphs.clear();
        shown = 0;
        unmapped = 0;
        sideways = 0;
        strokes.begin(page);
        output = new java.io.StringWriter();
        processPage(page);
        var box = page.getCropBox();
        boolean swapped = page.getRotation() % 180 != 0;
        float width = swapped ? box.getHeight() : box.getWidth();
        float height = swapped ? box.getWidth() : box.getHeight();
        List<Ruling> rulings = turned ? List.of() : strokes.rulings();
        return new PageScan(
                number,
                turned ? height : width,
                turned ? width : height,
                withBullets(Segments.of(glyphs, rulings)),
                rulings,
                glyphs.size(),
                unmapped,
                sideways);
    }

    /** A dot beside the letters of a line is its bullet. */
    private List<Segment> withBullets(List<Segment> segments) {
        List<Segment> all = new ArrayList<>(segments);
        for (var dot : turned ? List.<Ruling>of() : strokes.dots()) {
            segments.stream()
                    .filter(segment -> segment.top() < dot.y() && dot.y() < segment.bottom())
                    .filter(segment ->
                            segment.left() > dot.right() && segment.left() - dot.right() < 2 * segment.size())
                    .findFirst()
                    .map(text ->
                            new Segment("•", dot.left(), dot.right(), text.baseline(), text.size(), 1, false, false))
                    .ifPresent(all::add);
        }
        return all;
    }

    /** Of a hyphen at a line's end a file may say that it means nothing; we join words ourselves. */
    @Override
    public void beginMarkedContentSequence(COSName tag, @Nullable COSDictionary properties) {
        var said = properties == null ? null : properties.getString(COSName.ACTUAL_TEXT);
        if (properties == null || said == null || !said.replace("\u00AD", "").isEmpty()) {
            super.beginMarkedContentSequence(tag, properties);
            return;
        }
        var plain = new COSDictionary(properties);
        plain.removeItem(COSName.ACTUAL_TEXT);
        super.beginMarkedContentSequence(tag, plain);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector moved) throws IOException {
        if (++shown > GLYPHS_A_PAGE) {
            throw new TooManyGlyphs();
        }
        if (font.toUnicode(code) == null) {
            unmapped++;
        }
        super.showGlyph(matrix, font, code, moved);
    }

    /** Where PDFBox would write the page in its own order. */
    @Override
    protected void writePage() {
        List<TextPosition> all =
                getCharactersByArticle().stream().flatMap(List::stream).toList();
        Map<Float, Long> ways =
                all.stream().collect(Collectors.groupingBy(TextPosition::getDir, Collectors.counting()));
        float way = ways.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0f);
        turned = way % 180 != 0;
        var overprints = new Overprints();
        for (var position : all) {
            if (position.getDir() == way) {
                var glyph = glyph(position);
                if (glyph.text().isEmpty() && !glyphs.isEmpty()) {
                    glyphs.set(glyphs.size() - 1, glyphs.getLast().spread(glyph));
                } else if (glyph.isBlank() || !overprints.has(glyph)) {
                    glyphs.add(glyph);
                }
            } else if (!position.getUnicode().isBlank()) {
                sideways++;
            }
        }
    }

    private static Glyph glyph(TextPosition position) {
        var font = SUBSET.matcher(String.valueOf(position.getFont().getName()))
                .replaceFirst("")
                .toLowerCase(Locale.ROOT);
        var descriptor = position.getFont().getFontDescriptor();
        return new Glyph(
                position.getUnicode(),
                position.getXDirAdj(),
                position.getYDirAdj(),
                position.getWidthDirAdj(),
                Math.abs(position.getFontSizeInPt()),
                position.getWidthOfSpace(),
                BOLD.matcher(font).find() || (descriptor != null && descriptor.isForceBold()),
                ITALIC.matcher(font).find() || (descriptor != null && descriptor.isItalic()));
    }

    /** A page that would use up the memory. */
    static final class TooManyGlyphs extends RuntimeException {

        private static final long serialVersionUID = 1;

        TooManyGlyphs() {
            super("more glyphs than a page can hold", null, false, false);
        }
    }
}
