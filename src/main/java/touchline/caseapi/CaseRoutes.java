package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import touchline.cases.CaseEntry;
import touchline.cases.CaseFile;
import touchline.cases.CaseSelection;
import touchline.cases.CaseStatus;
import touchline.cases.Cases;
import touchline.mcp.Doc;

/** Cases: listed, begun, read, replaced, deleted. */
@Tag(name = "cases")
@RestController
@RequestMapping("${touchline.caseapi.path}/cases")
final class CaseRoutes {

    /** What is written down about a case. */
    record Entry(
            @Doc("One line, at most 200 characters") String title,
            @Doc("At most 5000 characters") Optional<String> summary,

            @Doc("Who is involved, each with their part, such as FC Nordhafen (respondent)")
            Optional<List<String>> parties,

            @Doc("Where it is heard or would be") Optional<String> forum,
            Optional<List<String>> tags,
            @Doc("open when left out") Optional<CaseStatus> status) {

        CaseEntry entry() {
            return new CaseEntry(
                    title,
                    summary,
                    parties.orElse(List.of()),
                    forum,
                    tags.orElse(List.of()),
                    status.orElse(CaseStatus.OPEN));
        }
    }

    private final Cases cases;
    private final CaseApiSettings settings;

    CaseRoutes(Cases cases, CaseApiSettings settings) {
        this.cases = cases;
        this.settings = settings;
    }

    @Operation(operationId = "list_cases", summary = "Your cases, the newest first")
    @GetMapping
    Listing<CaseFile> list(
            Owner owner,
            @RequestParam("status") Optional<CaseStatus> status,
            @RequestParam("tag") Optional<String> tag,
            @RequestParam("q") Optional<String> q,
            @RequestParam("limit") Optional<Integer> limit,
            @RequestParam("cursor") Optional<String> cursor) {
        var selection = new CaseSelection(status, tag, q);
        return Listing.of(
                "cases" + selection,
                limit,
                cursor,
                (offset, count) -> cases.list(owner.name(), selection, offset, count));
    }

    @Operation(
            operationId = "create_case",
            summary = "Begin a case",
            description = "With an Idempotency-Key the same request again answers the same case.")
    @PostMapping(consumes = "application/json")
    @ResponseStatus(HttpStatus.CREATED)
    ResponseEntity<CaseFile> create(
            Owner owner, @RequestHeader("Idempotency-Key") Optional<String> key, @RequestBody Entry entry) {
        var file = cases.create(owner.name(), entry.entry(), key.map(IdempotencyKey::checked));
        return ResponseEntity.created(URI.create(settings.path() + "/cases/" + file.caseId()))
                .eTag(CaseVersion.tag(file))
                .body(file);
    }

    @Operation(operationId = "get_case", summary = "Read a case; its ETag is for If-Match and If-None-Match")
    @ApiResponse(responseCode = "200", description = "The case", useReturnTypeSchema = true)
    @ApiResponse(
            responseCode = "304",
            description = "Not changed since the version in If-None-Match",
            content = @Content)
    @GetMapping("/{case_id}")
    ResponseEntity<CaseFile> read(Owner owner, @PathVariable("case_id") String caseId) {
        var file = cases.find(owner.name(), caseId);
        return ResponseEntity.ok().eTag(CaseVersion.tag(file)).body(file);
    }

    @Operation(
            operationId = "replace_case",
            summary = "Replace what is written down about a case",
            description =
                    "Send the ETag that you have read as If-Match. What the body leaves out is emptied; the status is kept.")
    @PutMapping(path = "/{case_id}", consumes = "application/json")
    ResponseEntity<CaseFile> replace(
            Owner owner,
            @PathVariable("case_id") String caseId,
            @RequestHeader("If-Match") Optional<String> match,
            @RequestBody Entry entry) {
        int version = CaseVersion.matched(match, () -> cases.find(owner.name(), caseId));
        var file = cases.update(
                owner.name(),
                caseId,
                version,
                before -> entry.entry().standing(entry.status().orElse(before.status())));
        return ResponseEntity.ok().eTag(CaseVersion.tag(file)).body(file);
    }

    @Operation(
            operationId = "delete_case",
            summary = "Delete a case with its documents, sources, findings, jobs and all that search finds of it")
    @DeleteMapping("/{case_id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void delete(
            Owner owner, @PathVariable("case_id") String caseId, @RequestHeader("If-Match") Optional<String> match) {
        cases.delete(owner.name(), caseId, CaseVersion.ifMatched(match));
    }
}
