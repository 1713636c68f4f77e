package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;
import touchline.documents.Documents;
import touchline.documents.Reading;
import touchline.documents.Unreadable;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.web.Refusal;

/** Files to Markdown, without keeping them. */
@Tag(name = "convert")
@RestController
@RequestMapping("${touchline.caseapi.path}/convert")
final class ConvertRoutes {

    /** A file or a page in JSON. */
    record Encoded(
            @Doc("Tells apart kinds of text") Optional<String> filename,
            @Doc("Exactly one of content_base64 and html") Optional<String> contentBase64,
            Optional<String> html) {}

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

    private final Documents documents;

    ConvertRoutes(Documents documents) {
        this.documents = documents;
    }

    @Operation(
            operationId = "convert_to_markdown",
            summary = "A file as Markdown",
            description = "The file as the body with its own Content-Type, as a form with `file`, or in JSON.")
    @PostMapping("/markdown")
    Converted markdown(Owner owner, @RequestHeader("Content-Type") Optional<String> type, @RequestBody byte[] body)
            throws IOException {
        return read(body, SentType.filename(type.orElse("")));
    }

    @Operation(operationId = "convert_to_markdown")
    @PostMapping(path = "/markdown", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    Converted form(Owner owner, @RequestPart("file") MultipartFile file) throws IOException {
        return read(
                file.getBytes(), Optional.ofNullable(file.getOriginalFilename()).orElse(""));
    }

    @Operation(operationId = "convert_to_markdown")
    @PostMapping(path = "/markdown", consumes = MediaType.APPLICATION_JSON_VALUE)
    Converted json(Owner owner, @RequestBody Encoded encoded) throws IOException {
        if (encoded.contentBase64().isPresent() == encoded.html().isPresent()) {
            throw Problem.invalid(
                    "content_base64",
                    "exactly one of content_base64, html",
                    "Send exactly one of content_base64 and html.");
        }
        return encoded.html().isPresent()
                ? read(encoded.html().get().getBytes(StandardCharsets.UTF_8), "page.html")
                : read(
                        Base64Text.decoded(
                                "content_base64", encoded.contentBase64().orElseThrow()),
                        encoded.filename().orElse("file"));
    }

    private Converted read(byte[] content, String filename) throws IOException {
        if (content.length == 0) {
            throw Problem.invalid("body", "not empty", "The file is empty: send its bytes.");
        }
        Path file = Files.createTempFile("touchline", ".file");
        try {
            Files.write(file, content);
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
            default -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
