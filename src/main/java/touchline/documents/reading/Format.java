package touchline.documents.reading;

import java.util.Locale;
import java.util.Optional;

/** The formats that can be read. */
public enum Format {
    PDF,
    DOCX,
    ODT,
    RTF,
    HTML,
    MARKDOWN,
    EML,
    IMAGE,
    TEXT;

    /** @param type a media type without parameters */
    public static Optional<Format> of(String type) {
        return Optional.ofNullable(
                switch (type) {
                    case "application/pdf" -> PDF;
                    case "application/vnd.openxmlformats-officedocument.wordprocessingml.document" -> DOCX;
                    case "application/vnd.oasis.opendocument.text" -> ODT;
                    case "application/rtf" -> RTF;
                    case "text/html", "application/xhtml+xml" -> HTML;
                    case "text/markdown", "text/x-web-markdown" -> MARKDOWN;
                    case "message/rfc822" -> EML;
                    case "image/png", "image/jpeg", "image/tiff", "image/gif", "image/bmp", "image/webp" -> IMAGE;
                    case "text/plain" -> TEXT;
                    default -> null;
                });
    }

    /** As metadata names it: {@code pdf}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
