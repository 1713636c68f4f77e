package touchline.caseapi;

import java.util.Locale;
import java.util.Map;

/** The name a file has when only its media type was sent; it only tells apart kinds of text. */
final class SentType {

    private static final Map<String, String> ENDINGS = Map.of(
            "text/markdown", ".md",
            "text/html", ".html",
            "application/xhtml+xml", ".html",
            "text/plain", ".txt",
            "message/rfc822", ".eml",
            "application/pdf", ".pdf",
            "application/rtf", ".rtf",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document", ".docx",
            "application/vnd.oasis.opendocument.text", ".odt");

    private SentType() {}

    static String filename(String contentType) {
        String type = contentType.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        return "file" + ENDINGS.getOrDefault(type, "");
    }
}
