package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.core.io.InputStreamResource;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;
import touchline.caseapi.Conversions.Converted;
import touchline.documents.Base64Text;
import touchline.mcp.Doc;
import touchline.problem.Problem;

/** Files to Markdown, without keeping them. */
@Tag(name = "convert")
@RestController
@RequestMapping("${touchline.caseapi.path}/convert")
final class ConvertRoutes {

    /** A file or a page in JSON. */
    record Sent(
            @Doc("Tells apart kinds of text") Optional<String> filename,
            @Doc("Exactly one of content_base64 and html") Optional<String> contentBase64,
            Optional<String> html) {}

    private final Conversions conversions;
    private final CaseApiSettings settings;

    ConvertRoutes(Conversions conversions, CaseApiSettings settings) {
        this.conversions = conversions;
        this.settings = settings;
    }

    @Operation(
            operationId = "convert_to_markdown",
            summary = "A file as Markdown",
            description = "The file as the body with its own Content-Type, as a form with `file`, or in JSON.")
    @io.swagger.v3.oas.annotations.parameters.RequestBody(
            required = true,
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_OCTET_STREAM_VALUE,
                            schema = @Schema(type = "string", format = "binary")))
    @PostMapping("/markdown")
    Converted markdown(
            Owner owner,
            @Parameter(hidden = true) @RequestHeader("Content-Type") Optional<String> type,
            @RequestBody InputStreamResource body)
            throws IOException {
        return conversions.read(body, SentType.filename(type.orElse("")));
    }

    @Operation(operationId = "convert_to_markdown")
    @PostMapping(path = "/markdown", consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    Converted form(Owner owner, @RequestPart("file") MultipartFile file) throws IOException {
        return conversions.read(
                file, Optional.ofNullable(file.getOriginalFilename()).orElse(""));
    }

    @Operation(operationId = "convert_to_markdown")
    @PostMapping(path = "/markdown", consumes = MediaType.APPLICATION_JSON_VALUE)
    Converted json(Owner owner, @RequestBody Sent encoded) throws IOException {
        if (encoded.contentBase64().isPresent() == encoded.html().isPresent()) {
            throw Problem.invalid(
                    "content_base64",
                    "exactly one of content_base64, html",
                    "Send exactly one of content_base64 and html.");
        }
        return encoded.html().isPresent()
                ? conversions.read(encoded.html().get().getBytes(StandardCharsets.UTF_8), "page.html")
                : conversions.read(
                        Base64Text.of(
                                        encoded.contentBase64().orElseThrow(),
                                        "content_base64",
                                        settings.bodyLimitBytes())
                                .bytes(),
                        encoded.filename().orElse("file"));
    }
}
