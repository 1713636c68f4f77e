package touchline.documents;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Calendar;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.interactive.digitalsignature.PDSignature;

/** PDF files as law firms write them: signed, with notes. */
public final class LegalPdfs {

    private static final float SIZE = 11;
    private static final float LEFT = 72;

    private LegalPdfs() {}

    /** Signed in a field of its own, as an update of the file. */
    public static byte[] signed(Pdfs.Drawing... pages) {
        var signed = new ByteArrayOutputStream();
        try (var document = Loader.loadPDF(Pdfs.of(pages))) {
            var signature = new PDSignature();
            signature.setFilter(PDSignature.FILTER_ADOBE_PPKLITE);
            signature.setSubFilter(PDSignature.SUBFILTER_ADBE_PKCS7_DETACHED);
            signature.setSignDate(Calendar.getInstance());
            document.addSignature(signature, _ -> new byte[] {0x30, 0x00});
            document.saveIncremental(signed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return signed.toByteArray();
    }

    /** A line with a raised mark, and the note at the foot, in letters as large. */
    static Pdfs.Drawing withNote(String line, String note) {
        return (_, _, content) -> {
            var font = new PDType1Font(FontName.TIMES_ROMAN);
            float end = font.getStringWidth(line) / 1000 * SIZE;
            write(content, font, SIZE, LEFT, 700, line);
            write(content, font, SIZE * 0.58f, LEFT + end, 704, "1");
            write(content, font, SIZE * 0.58f, LEFT, 94, "1");
            write(content, font, SIZE, LEFT + 5, 90, note);
        };
    }

    private static void write(PDPageContentStream content, PDFont font, float size, float x, float y, String text)
            throws IOException {
        content.beginText();
        content.setFont(font, size);
        content.newLineAtOffset(x, y);
        content.showText(text);
        content.endText();
    }
}
