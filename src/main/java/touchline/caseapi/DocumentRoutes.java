package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;
import touchline.cases.CaseDocuments;
import touchline.cases.Document;
import touchline.documents.Base64Text;
import touchline.mcp.Doc;
import touchline.problem.Problem;

/** The files of a case: kept as they come, converted by a job, read as bytes or as Markdown. */
@Tag(name = "documents")
@RestController
@RequestMapping("${touchline.caseapi.path}/cases/{case_id}/documents")
final class DocumentRoutes {

    /** A file in JSON. */
    record Upload(
            String filename,

            @Doc("The bytes in Base64; line breaks, a data: prefix and the URL alphabet are understood")
            String contentBase64) {}

    /** Files that are kept; each is converted by its job. */
    record Accepted(
            @Doc("Of the first file") String documentId,
            @Doc("Of the first file") String jobId,
            @Doc("Where the first job says how far it is") String statusUrl,
            @Doc("One for each file, in their order") List<Document> documents) {}

    private final CaseDocuments documents;
    private final CaseApiSettings settings;

    DocumentRoutes(CaseDocuments documents, CaseApiSettings settings) {
        this.documents = documents;
        this.settings = settings;
    }

    @Operation(operationId = "list_documents", summary = "The documents of a case, in the order in which they came")
    @GetMapping
    Listing<Document> list(
            Owner owner,
            @PathVariable("case_id") String caseId,
            @RequestParam("limit") Optional<Integer> limit,
            @RequestParam("cursor") Optional<String> cursor) {
        return Listing.of(
                "documents" + caseId,
                limit,
                cursor,
                (offset, count) -> documents.list(owner.name(), caseId, offset, count));
    }

    @Operation(
            operationId = "upload_documents",
            summary = "Keep files with a case",
            description =
                    "Bytes and SHA-256 are stored first; 202 names document and job. A file that the case has already is answered with 200 and its document.")
    @ApiResponse(responseCode = "202", description = "Kept; the job converts it", useReturnTypeSchema = true)
    @ApiResponse(responseCode = "200", description = "The case has these files already", useReturnTypeSchema = true)
    @PostMapping(consumes = MediaType.MULTIPART_FORM_DATA_VALUE)
    ResponseEntity<Accepted> upload(
            Owner owner, @PathVariable("case_id") String caseId, @RequestPart("file") List<MultipartFile> file) {
        // Before any is kept: a request that is refused has done nothing.
        file.stream().filter(MultipartFile::isEmpty).findFirst().ifPresent(empty -> {
            throw Problem.invalid(
                    "file",
                    "not empty",
                    "The file %s is empty, and none of the form was kept: check that it is the right one."
                            .formatted(name(empty)));
        });
        var kept = new ArrayList<CaseDocuments.Kept>();
        for (MultipartFile each : file) {
            kept.add(documents.keep(owner.name(), caseId, name(each), each::getBytes));
        }
        return answer(kept);
    }

    private static String name(MultipartFile file) {
        return Optional.ofNullable(file.getOriginalFilename()).orElse("");
    }

    @Operation(operationId = "upload_documents")
    @ApiResponse(responseCode = "202", description = "Kept; the job converts it", useReturnTypeSchema = true)
    @ApiResponse(responseCode = "200", description = "The case has these files already", useReturnTypeSchema = true)
    @PostMapping(consumes = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<Accepted> upload(Owner owner, @PathVariable("case_id") String caseId, @RequestBody Upload encoded) {
        var file = Base64Text.of(encoded.contentBase64(), "content_base64", settings.bodyLimitBytes());
        return answer(List.of(documents.keep(owner.name(), caseId, encoded.filename(), file::bytes)));
    }

    private ResponseEntity<Accepted> answer(List<CaseDocuments.Kept> kept) {
        var first = kept.getFirst().document();
        boolean anyNew = kept.stream().anyMatch(CaseDocuments.Kept::isNew);
        return ResponseEntity.status(anyNew ? HttpStatus.ACCEPTED : HttpStatus.OK)
                .body(new Accepted(
                        first.documentId(),
                        first.jobId(),
                        settings.path() + "/jobs/" + first.jobId(),
                        kept.stream().map(CaseDocuments.Kept::document).toList()));
    }

    @Operation(operationId = "get_document", summary = "What is known of a document")
    @GetMapping("/{document_id}")
    Document read(Owner owner, @PathVariable("case_id") String caseId, @PathVariable("document_id") String documentId) {
        return documents.find(owner.name(), caseId, documentId);
    }

    @Operation(operationId = "get_document_content", summary = "The bytes as they came")
    @GetMapping(path = "/{document_id}/content", produces = MediaType.APPLICATION_OCTET_STREAM_VALUE)
    ResponseEntity<byte[]> content(
            Owner owner, @PathVariable("case_id") String caseId, @PathVariable("document_id") String documentId) {
        var document = documents.find(owner.name(), caseId, documentId);
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename(document.filename(), StandardCharsets.UTF_8)
                                .build()
                                .toString())
                .body(documents.content(owner.name(), caseId, documentId));
    }

    @Operation(
            operationId = "get_document_markdown",
            summary = "The text of a document as Markdown",
            description = "409 while it is being converted, and when it could not be; the reason says why.")
    @GetMapping(path = "/{document_id}/markdown", produces = "text/markdown;charset=UTF-8")
    String markdown(
            Owner owner, @PathVariable("case_id") String caseId, @PathVariable("document_id") String documentId) {
        return documents.markdown(owner.name(), caseId, documentId);
    }
}
