package touchline.documents;

import java.util.Locale;

/** Why a file was not read, each with a sentence for its owner. */
public enum Reason {
    NEEDS_OCR(
            "The file holds pictures and no text that can be read here: upload one with text, or ask the operator to install tesseract."),
    PASSWORD_REQUIRED("The file opens with a password only: upload it without one."),
    DAMAGED("The file is damaged: open it where it came from, save it anew and upload that."),
    TOO_LARGE("The file is larger than this service reads: upload it in parts."),
    TOO_MANY_PAGES("The file has more pages than this service reads: upload it in parts."),
    TIMEOUT("The file took too long to read: upload it in parts, or in another format."),
    OUT_OF_MEMORY("The file needs more memory than reading may take: upload it in parts, or in another format."),
    UNSUPPORTED(
            "This kind of file is not read: upload a PDF, DOCX, ODT, RTF, HTML, Markdown, text or EML file, or a PNG, JPEG, TIFF, GIF, BMP or WebP picture."),
    INFECTED("The virus scanner found something harmful in the file, so it is not read: check it where it came from."),
    NOT_SCANNED("The virus scanner of this server does not answer, so the file is not read: send it again later."),
    EMPTY("The file holds no text: check that it is the right one.");

    private final String sentence;

    Reason(String sentence) {
        this.sentence = sentence;
    }

    /** As answers and the store write it: {@code needs_ocr}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the same file may be read later. */
    public boolean passes() {
        return this == NOT_SCANNED;
    }

    /** What is wrong and what to do. */
    public String sentence() {
        return sentence;
    }
}
