package touchline.documents.reading.pdf;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;

/** Filled forms: what was typed into a field stands beside the page until it is made a part of it. */
final class Forms {

    private Forms() {}

    static void flatten(PDDocument document) {
        var form = document.getDocumentCatalog().getAcroForm(null);
        if (form == null || form.xfaIsDynamic() || form.getFields().isEmpty()) {
            return;
        }
        try {
            form.flatten();
        } catch (IOException | RuntimeException fieldsAsTheyAre) {
            // The text around them can be read nevertheless.
            return;
        }
    }
}
