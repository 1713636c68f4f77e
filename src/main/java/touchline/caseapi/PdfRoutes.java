package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.documents.Base64Text;
import touchline.documents.FileSignature;
import touchline.documents.Prints;
import touchline.documents.printing.Markup;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.web.Refusal;

/** Texts to PDF, and PDF to text. */
@Tag(name = "convert")
@RestController
@RequestMapping("${touchline.caseapi.path}/convert")
final class PdfRoutes {

    private static final String MARKDOWN = "text/markdown";

    /** A text to print, or a PDF to read: exactly one of markdown, html and content_base64. */
    record ToPrint(
            Optional<String> markdown,
            Optional<String> html,
            @Doc("A PDF") Optional<String> contentBase64,

            @Doc("The document's name; its first heading when left out")
            Optional<String> title) {}

    /** A PDF that was printed, or what was read from one. */
    record Printed(
            @Doc("PDF/A, when a text was sent") Optional<String> pdfBase64,
            @Doc("When a PDF was sent") Optional<String> markdown,
            @Doc("When a PDF was sent: what read it") Optional<String> engine,
            Optional<Integer> pages,
            @Doc("What may be missing or wrong") List<String> warnings) {}

    private final Prints prints;
    private final Conversions conversions;
    private final CaseApiSettings settings;

    PdfRoutes(Prints prints, Conversions conversions, CaseApiSettings settings) {
        this.prints = prints;
        this.conversions = conversions;
        this.settings = settings;
    }

    @Operation(
            operationId = "convert_to_pdf",
            summary = "Markdown or HTML as PDF/A; a PDF as Markdown",
            description =
                    "The text as the body with its own Content-Type, in UTF-8 unless that names another charset. A PDF is answered as POST /convert/markdown does.")
    @ApiResponse(
            responseCode = "200",
            description = "A PDF for a text, JSON for a PDF",
            content = {
                @Content(mediaType = MediaType.APPLICATION_PDF_VALUE),
                @Content(
                        mediaType = MediaType.APPLICATION_JSON_VALUE,
                        schema = @Schema(implementation = Conversions.Converted.class))
            })
    @PostMapping(
            path = "/pdf",
            consumes = {MARKDOWN, MediaType.TEXT_HTML_VALUE, MediaType.TEXT_PLAIN_VALUE, MediaType.APPLICATION_PDF_VALUE
            })
    ResponseEntity<Object> pdf(
            Owner owner, @Parameter(hidden = true) @RequestHeader("Content-Type") String sent, @RequestBody byte[] body)
            throws IOException {
        var type = MediaType.parseMediaType(sent);
        if (type.isCompatibleWith(MediaType.APPLICATION_PDF)) {
            return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(read(body));
        }
        var markup = type.isCompatibleWith(MediaType.TEXT_HTML) ? Markup.HTML : Markup.MARKDOWN;
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_PDF)
                .body(prints.print(text(body, type), markup, "").pdf());
    }

    /** Letters are not guessed: what is not of the charset would print as something else. */
    private static String text(byte[] body, MediaType type) {
        var charset = Optional.ofNullable(type.getCharset()).orElse(StandardCharsets.UTF_8);
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException other) {
            throw Problem.invalid(
                    "body",
                    "charset",
                    "The text is not %s: name its charset in the Content-Type, or send it in UTF-8."
                            .formatted(charset.name()));
        }
    }

    private Conversions.Converted read(byte[] file) throws IOException {
        if (!FileSignature.PDF.opens(file)) {
            throw new Refusal(
                    HttpStatus.UNSUPPORTED_MEDIA_TYPE,
                    Problem.invalid(
                            "body",
                            "PDF",
                            "The file is not a PDF: POST /convert/markdown reads files of other kinds."));
        }
        return conversions.read(file, "file.pdf");
    }

    @Operation(
            operationId = "convert_pdf_base64",
            summary = "The same in JSON: a text as PDF/A in Base64, a PDF as Markdown")
    @PostMapping(path = "/pdf-base64", consumes = MediaType.APPLICATION_JSON_VALUE)
    Printed base64(Owner owner, @RequestBody ToPrint sent) throws IOException {
        if (Stream.of(sent.markdown(), sent.html(), sent.contentBase64())
                        .filter(Optional::isPresent)
                        .count()
                != 1) {
            throw Problem.invalid(
                    "markdown",
                    "exactly one of markdown, html, content_base64",
                    "Send exactly one of markdown, html and content_base64.");
        }
        return sent.contentBase64().isPresent() ? read(sent.contentBase64().get()) : printed(sent);
    }

    private Printed read(String encoded) throws IOException {
        var pdf = Base64Text.of(encoded, "content_base64", settings.bodyLimitBytes());
        var read = read(pdf.bytes());
        return new Printed(
                Optional.empty(),
                Optional.of(read.markdown()),
                Optional.of(read.engine()),
                read.pages(),
                read.warnings());
    }

    private Printed printed(ToPrint sent) {
        var markup = sent.html().isPresent() ? Markup.HTML : Markup.MARKDOWN;
        var print = prints.print(
                sent.html().or(sent::markdown).orElseThrow(),
                markup,
                sent.title().orElse(""));
        return new Printed(
                Optional.of(Base64.getEncoder().encodeToString(print.pdf())),
                Optional.empty(),
                Optional.empty(),
                Optional.of(print.pages()),
                print.warnings());
    }
}
