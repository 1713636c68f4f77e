package touchline.documents.printing;

import java.util.List;

/**
 * A printed document.
 *
 * @param pdf PDF/A-2a
 * @param warnings one sentence each: what of the text could not be printed as it was
 */
public record Print(byte[] pdf, int pages, List<String> warnings) {

    public Print {
        warnings = List.copyOf(warnings);
    }
}
