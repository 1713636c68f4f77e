package touchline.caseapi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.core.io.InputStreamSource;
import org.springframework.http.HttpStatus;
import touchline.documents.Documents;
import touchline.documents.Reading;
import touchline.documents.Unreadable;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.web.Refusal;

/** Reads files that nobody keeps. */
record Conversions(Documents documents) {

    /** What was read from a file. */
    record Converted(
            String markdown,
            @Doc("What read it") String engine,
            @Doc("Absent where a format has none") Optional<Integer> pages,

            @Doc("ISO 639-1; absent when the text is too short to tell")
            Optional<String> language,

            @Doc("What may be missing or wrong") List<String> warnings,

            @Doc("format, and where known title, author, created and what the file is")
            Map<String, String> metadata) {

        static Converted of(Reading reading) {
            return new Converted(
                    reading.markdown(),
                    reading.engine(),
                    reading.pages(),
                    reading.language(),
                    reading.warnings(),
                    reading.metadata());
        }
    }

    Converted read(byte[] content, String filename) throws IOException {
        return read(new ByteArrayResource(content), filename);
    }

    /**
     * Reads what is never in memory as a whole.
     *
     * @throws Problem INVALID_ARGUMENT for no bytes at all
     * @throws Refusal 413, 415 or 422 for a file that is not read
     */
    Converted read(InputStreamSource content, String filename) throws IOException {
        Path file = Files.createTempFile("touchline", ".file");
        try {
            try (var bytes = content.getInputStream()) {
                Files.copy(bytes, file, StandardCopyOption.REPLACE_EXISTING);
            }
            if (Files.size(file) == 0) {
                throw Problem.invalid("body", "not empty", "The file is empty: send its bytes.");
            }
            return Converted.of(documents.read(file, filename));
        } catch (Unreadable unreadable) {
            throw new Refusal(status(unreadable), unreadable.problem());
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private static HttpStatus status(Unreadable unreadable) {
        return switch (unreadable.reason()) {
            case UNSUPPORTED -> HttpStatus.UNSUPPORTED_MEDIA_TYPE;
            case TOO_LARGE, TOO_MANY_PAGES -> HttpStatus.CONTENT_TOO_LARGE;
            case NOT_SCANNED -> HttpStatus.SERVICE_UNAVAILABLE;
            default -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
