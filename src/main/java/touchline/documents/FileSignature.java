package touchline.documents;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How files of those kinds begin that all begin alike. */
public enum FileSignature {
    PDF("application/pdf", "%PDF-"),
    PNG("image/png", "\u0089PNG"),
    JPEG("image/jpeg", "\u00ff\u00d8"),
    RTF("application/rtf", "{\\rtf"),
    DOCX("application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK"),
    ODT("application/vnd.oasis.opendocument.text", "PK");

    /** Mail and old printers put something before a PDF, which readers pass over. */
    private static final int PASSED_OVER = 1_024;

    private final String type;
    private final String start;

    FileSignature(String type, String start) {
        this.type = type;
        this.start = start;
    }

    /** Absent for types whose files may begin in any way. */
    static Optional<FileSignature> of(String type) {
        return Arrays.stream(values())
                .filter(one -> one.type.equals(type.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** Whether the file begins as one of this kind. */
    public boolean opens(byte[] file) {
        int read = Math.min(file.length, this == PDF ? PASSED_OVER : start.length());
        var head = new String(file, 0, read, StandardCharsets.ISO_8859_1);
        return this == PDF ? head.contains(start) : head.startsWith(start);
    }
}
