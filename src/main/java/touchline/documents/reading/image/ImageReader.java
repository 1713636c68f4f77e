package touchline.documents.reading.image;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.ocr.Tesseract;
import touchline.documents.reading.pdf.Recognised;

/** Pictures of text, read by sight. */
public final class ImageReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.IMAGE;
    }

    @Override
    public Content read(Source source) throws IOException, Unreadable {
        int pages = Dimensions.check(source);
        var tesseract = source.ocr() ? Tesseract.installed() : Optional.<Tesseract>empty();
        var lines =
                tesseract.orElseThrow(() -> new Unreadable(Reason.NEEDS_OCR)).read(source.file());
        return new Content(Recognised.pieces(lines), Optional.of(pages), "ocr-tesseract", List.of(), Map.of());
    }
}
