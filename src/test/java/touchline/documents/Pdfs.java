package touchline.documents;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;

/** PDF files made for tests. */
public final class Pdfs {

    private static final float SIZE = 11;
    private static final float LEFT = 72;

    private Pdfs() {}

    /** What is drawn on a page. */
    public interface Drawing {
        void on(PDDocument document, PDPage page, PDPageContentStream content) throws IOException;
    }

    public static byte[] of(Drawing... pages) {
        return bytes(document(pages));
    }

    static PDDocument document(Drawing... pages) {
        var document = new PDDocument();
        try {
            for (var drawing : pages) {
                var page = new PDPage(PDRectangle.A4);
                document.addPage(page);
                try (var content = new PDPageContentStream(document, page)) {
                    drawing.on(document, page, content);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return document;
    }

    /** Lines one below the other, a new paragraph at each empty one. */
    public static Drawing text(String... lines) {
        return (_, _, content) -> write(content, List.of(lines), RenderingMode.FILL);
    }

    /** Lines in a font that has ligatures as letters of their own. */
    static Drawing ligatures(String... lines) {
        return (document, _, content) -> {
            try (var font = Pdfs.class.getResourceAsStream("/documents/fonts/NotoSans-Regular.ttf")) {
                write(content, PDType0Font.load(document, font, true), List.of(lines), RenderingMode.FILL);
            }
        };
    }

    /** Lines whose letters have names that nobody knows. */
    static Drawing nameless(String... lines) {
        return (_, _, content) -> {
            var font = new PDType1Font(FontName.TIMES_ROMAN);
            write(content, font, List.of(lines), RenderingMode.FILL);
            var names = new COSArray();
            names.add(COSInteger.get(' '));
            IntStream.rangeClosed(' ', '~').forEach(letter -> names.add(COSName.getPDFName("g" + letter)));
            var encoding = new COSDictionary();
            encoding.setItem(COSName.TYPE, COSName.ENCODING);
            encoding.setItem(COSName.DIFFERENCES, names);
            font.getCOSObject().setItem(COSName.ENCODING, encoding);
        };
    }

    /** Letters that are little drawings, without a word on which letter each stands for; each draws itself again. */
    public static Drawing drawn(String text) {
        return (document, page, content) -> {
            var letter = new PDStream(document);
            try (var out = letter.createOutputStream()) {
                out.write("600 0 0 0 500 700 d1 0 0 500 700 re f BT /F3 1 Tf (A) Tj ET"
                        .getBytes(StandardCharsets.US_ASCII));
            }
            var font = new COSDictionary();
            var resources = new PDResources();
            resources.put(COSName.getPDFName("F3"), new PDType3Font(font));
            font.setItem(COSName.TYPE, COSName.FONT);
            font.setItem(COSName.SUBTYPE, COSName.TYPE3);
            font.setItem(COSName.FONT_BBOX, new PDRectangle(600, 700).getCOSArray());
            font.setItem(COSName.FONT_MATRIX, new Matrix(0.001f, 0, 0, 0.001f, 0, 0).toCOSArray());
            font.setItem(COSName.RESOURCES, resources);
            font.setInt(COSName.FIRST_CHAR, 'A');
            font.setInt(COSName.LAST_CHAR, 'Z');
            var letters = new COSDictionary();
            var names = new COSArray();
            var widths = new COSArray();
            names.add(COSInteger.get('A'));
            IntStream.rangeClosed('A', 'Z').forEach(code -> {
                names.add(COSName.getPDFName("g" + code));
                letters.setItem(COSName.getPDFName("g" + code), letter);
                widths.add(COSInteger.get(600));
            });
            var encoding = new COSDictionary();
            encoding.setItem(COSName.TYPE, COSName.ENCODING);
            encoding.setItem(COSName.DIFFERENCES, names);
            font.setItem(COSName.ENCODING, encoding);
            font.setItem(COSName.CHAR_PROCS, letters);
            font.setItem(COSName.WIDTHS, widths);
            page.setResources(resources);
            content.close();
            var shown = new PDStream(document);
            try (var out = shown.createOutputStream()) {
                out.write("BT /F3 11 Tf 72 700 Td (%s) Tj ET".formatted(text).getBytes(StandardCharsets.US_ASCII));
            }
            page.setContents(shown);
        };
    }

    /** As a scanner with OCR leaves it: a picture, and letters that nobody sees. */
    static Drawing pictureWithHiddenText(String... lines) {
        return (document, page, content) -> {
            picture("").on(document, page, content);
            write(content, List.of(lines), RenderingMode.NEITHER);
        };
    }

    public static Drawing picture(String text) {
        return (document, _, content) ->
                content.drawImage(LosslessFactory.createFromImage(document, image(text)), 0, 500, 595, 200);
    }

    /**
     * A whole page of paper at 200 dots an inch.
     *
     * @param askew in radians
     * @param lines with what stands in the margin before a bar; a line without one is a heading
     */
    static Drawing scan(double askew, String... lines) {
        return (document, _, content) -> {
            var image = new BufferedImage(1654, 2339, BufferedImage.TYPE_BYTE_GRAY);
            var pen = pen(image);
            pen.rotate(askew);
            int y = 300;
            for (var line : lines) {
                int bar = line.indexOf('|');
                pen.setFont(new Font(Font.SERIF, bar < 0 ? Font.BOLD : Font.PLAIN, bar < 0 ? 40 : 31));
                pen.drawString(line.substring(0, Math.max(0, bar)), 200, y);
                pen.drawString(line.substring(bar + 1), bar < 0 ? 200 : 300, y);
                y += line.endsWith(".") || bar < 0 ? 70 : 44;
            }
            pen.dispose();
            content.drawImage(LosslessFactory.createFromImage(document, image), 0, 0, 595, 842);
        };
    }

    private static Graphics2D pen(BufferedImage image) {
        var pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, image.getWidth(), image.getHeight());
        pen.setColor(Color.BLACK);
        return pen;
    }

    static BufferedImage image(String text) {
        var image = new BufferedImage(1800, 600, BufferedImage.TYPE_BYTE_GRAY);
        var pen = pen(image);
        pen.setFont(new Font(Font.SERIF, Font.PLAIN, 64));
        pen.drawString(text, 100, 300);
        pen.dispose();
        return image;
    }

    /** @param user the password that opens it; empty = everybody may read */
    public static byte[] encrypted(String user, Drawing... pages) {
        var document = document(pages);
        try {
            var policy = new StandardProtectionPolicy("owner", user, new AccessPermission(0));
            policy.setEncryptionKeyLength(128);
            document.protect(policy);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes(document);
    }

    /** One page that says what is repeated, packed. */
    public static byte[] repeating(String head, String operators, int times) {
        var document = new PDDocument();
        try {
            var page = new PDPage(PDRectangle.A4);
            document.addPage(page);
            try (var content = new PDPageContentStream(document, page)) {
                write(content, List.of("x"), RenderingMode.FILL);
            }
            var packed = new ByteArrayOutputStream();
            try (var out = new DeflaterOutputStream(packed)) {
                out.write(head.getBytes(StandardCharsets.US_ASCII));
                var block = operators.repeat(1000).getBytes(StandardCharsets.US_ASCII);
                for (int i = 0; i < times; i += 1000) {
                    out.write(block);
                }
            }
            var stream = new PDStream(document);
            stream.getCOSObject().setItem(COSName.FILTER, COSName.FLATE_DECODE);
            try (var raw = stream.getCOSObject().createRawOutputStream()) {
                packed.writeTo(raw);
            }
            page.setContents(stream);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes(document);
    }

    private static void write(PDPageContentStream content, List<String> lines, RenderingMode mode) throws IOException {
        write(content, new PDType1Font(FontName.TIMES_ROMAN), lines, mode);
    }

    private static void write(PDPageContentStream content, PDFont font, List<String> lines, RenderingMode mode)
            throws IOException {
        content.beginText();
        content.setRenderingMode(mode);
        content.setFont(font, SIZE);
        content.setLeading(SIZE * 1.3f);
        content.newLineAtOffset(LEFT, 700);
        for (var line : lines) {
            content.showText(line);
            content.newLine();
        }
        content.endText();
    }

    private static byte[] bytes(PDDocument document) {
        try (document) {
            var bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
