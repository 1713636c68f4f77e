package touchline.cases;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** A file of a case, and what has become of it. */
public record Document(
        String documentId,
        String caseId,
        String filename,

        @Doc("Told by the name of the file") String mediaType,

        @Doc("How large the file is") long bytes,
        @Doc("Of the bytes, in hexadecimal") String sha256,
        DocumentState state,
        @Doc("Why it failed") Optional<String> reason,
        @Doc("Converts it to text") String jobId,
        @Doc("Absent where a format has none") Optional<Integer> pages,

        @Doc("ISO 639-1; absent when the text is too short to tell")
        Optional<String> language,

        @Doc("What read it") Optional<String> engine,
        @Doc("What may be missing or wrong in its text") List<String> warnings,

        @Doc("What else is worth knowing of the file: that it is signed or encrypted")
        List<String> remarks,

        Instant storedAt,
        Optional<Instant> readyAt) {

    public Document {
        warnings = List.copyOf(warnings);
        remarks = List.copyOf(remarks);
    }

    boolean isUnfinished() {
        return state == DocumentState.STORED || state == DocumentState.CONVERTING;
    }

    Document failed(String why) {
        return new Document(
                documentId,
                caseId,
                filename,
                mediaType,
                bytes,
                sha256,
                DocumentState.FAILED,
                Optional.of(why),
                jobId,
                pages,
                language,
                engine,
                warnings,
                remarks,
                storedAt,
                readyAt);
    }

    /** Converted once more, by another job. */
    Document again(String job) {
        return new Document(
                documentId,
                caseId,
                filename,
                mediaType,
                bytes,
                sha256,
                DocumentState.STORED,
                Optional.empty(),
                job,
                pages,
                language,
                engine,
                warnings,
                remarks,
                storedAt,
                readyAt);
    }

    /** Such as {@code French}; absent before the text is there. */
    private Optional<String> spoken() {
        return state == DocumentState.READY
                ? Optional.of(language.map(code -> "in " + Locale.of(code).getDisplayLanguage(Locale.ENGLISH))
                        .orElse("too little text to tell its language"))
                : Optional.empty();
    }

    public String line() {
        return "%s, %s%s%s%s; `%s`%s"
                .formatted(
                        filename,
                        Markdown.words(state),
                        reason.map(": %s"::formatted).orElse(""),
                        pages.map(", %d pages"::formatted).orElse(""),
                        spoken().map(", %s"::formatted).orElse(""),
                        documentId,
                        remarks.isEmpty() ? "" : ". " + String.join(" ", remarks));
    }
}
