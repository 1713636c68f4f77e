package touchline.documents.reading.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import touchline.documents.Reason;
import touchline.documents.Unreadable;
import touchline.documents.reading.Content;
import touchline.documents.reading.Format;
import touchline.documents.reading.Reader;
import touchline.documents.reading.Source;
import touchline.documents.reading.ocr.Tesseract;

/** PDF: signed, encrypted so that everybody may read it, or damaged as well, and scans where tesseract is there. */
public final class PdfReader implements Reader {

    @Override
    public boolean reads(Format format) {
        return format == Format.PDF;
    }

    @Override
    public Content read(Source source) throws IOException, Unreadable {
        try (var document = Loader.loadPDF(source.file().toFile())) {
            return read(document, source);
        } catch (InvalidPasswordException locked) {
            throw new Unreadable(Reason.PASSWORD_REQUIRED);
        } catch (Scanner.TooManyGlyphs bomb) {
            throw new Unreadable(Reason.TOO_LARGE);
        }
    }

    private static Content read(PDDocument document, Source source) throws IOException, Unreadable {
        int count = document.getNumberOfPages();
        if (count > source.limits().pages()) {
            throw new Unreadable(Reason.TOO_MANY_PAGES, Map.of("pages", String.valueOf(count)));
        }
        // Before the form is flattened, which takes its signatures away.
        Map<String, String> metadata = new LinkedHashMap<>(Facts.of(document, source.file()));
        Forms.flatten(document);
        var pages = Pages.scan(document, source.limits());
        boolean seen = source.ocr() && !pages.pictured().isEmpty() && pages.recognise(Tesseract.installed());
        if (pages.broken().size() == count) {
            throw new Unreadable(Reason.DAMAGED);
        }
        if (pages.pictured().size() + pages.broken().size() == count) {
            throw new Unreadable(Reason.NEEDS_OCR, Map.of("pages", String.valueOf(count)));
        }
        var warnings = warnings(pages, metadata);
        return new Content(
                Layout.pieces(pages.scans()),
                Optional.of(count),
                seen ? "pdf-layout+ocr-tesseract" : "pdf-layout",
                warnings,
                metadata);
    }

    private static List<String> warnings(Pages pages, Map<String, String> metadata) {
        List<String> warnings = new ArrayList<>();
        if (metadata.containsKey("repaired")) {
            warnings.add("The file is damaged; what is left of it was read.");
        }
        if (!pages.broken().isEmpty()) {
            warnings.add("These pages are damaged and were not read: %s.".formatted(listed(pages.broken())));
        }
        if (!pages.pictured().isEmpty()) {
            metadata.put("pages_without_text", listed(pages.pictured()));
            warnings.add("These pages hold pictures without text and were not read: %s."
                    .formatted(listed(pages.pictured())));
        }
        var sideways = pages.scans().stream()
                .filter(scan -> scan.sideways() > 0)
                .map(PageScan::number)
                .toList();
        if (!sideways.isEmpty()) {
            warnings.add("Text that runs across the lines was left out on pages %s.".formatted(listed(sideways)));
        }
        if (Quality.isLow(pages.scans())) {
            metadata.put("text_quality", "low");
            warnings.add("Many letters of the file could not be told; read it by eye before you rely on the text.");
        }
        return warnings;
    }

    private static String listed(List<Integer> pages) {
        return pages.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
