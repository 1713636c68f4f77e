package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.cases.CaseDocuments;
import touchline.cases.Cases;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Decisions;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.retrieval.PassageSearch;

/** Routes of earlier versions: each answer says that it is deprecated, and what has taken its place. */
@Tag(name = "legacy")
@RestController
@RequestMapping("${touchline.caseapi.path}")
final class LegacyRoutes {

    /** What the library holds of a decision: never its text. */
    record Metadata(
            @Doc("Made from the id, always the same") String guid,

            @Doc("The forum's number, or our description where none is public")
            String id,

            String forum,
            List<String> parties,
            Optional<LocalDate> date,
            Optional<Integer> year,
            @Doc("Own words") String holding,
            @Doc("Cite this with the decision") String sourceUrl) {

        static Metadata of(Decision decision) {
            return new Metadata(
                    Guid.of(decision),
                    decision.id(),
                    decision.forum(),
                    decision.parties(),
                    decision.day(),
                    decision.year(),
                    decision.holding(),
                    decision.source().url());
        }
    }

    /** How much there is. */
    record Stats(
            @Doc("In the library") int decisions,
            @Doc("Yours") int cases,
            @Doc("Of your cases") int documents,
            @Doc("Of the embedding model") String model) {}

    private final Decisions decisions;
    private final Cases cases;
    private final CaseDocuments documents;
    private final PassageSearch search;
    private final CaseApiSettings settings;

    LegacyRoutes(
            Decisions decisions, Cases cases, CaseDocuments documents, PassageSearch search, CaseApiSettings settings) {
        this.decisions = decisions;
        this.cases = cases;
        this.documents = documents;
        this.search = search;
        this.settings = settings;
    }

    @Operation(operationId = "legacy_decision", summary = "Metadata of a decision", deprecated = true)
    @GetMapping("/decision/{guid}")
    ResponseEntity<Metadata> decision(Owner owner, @PathVariable("guid") String guid) {
        return decision(guid)
                .map(found -> Superseded.answer(ResponseEntity.ok(), settings.path() + "/search")
                        .body(Metadata.of(found)))
                .orElseThrow(LegacyRoutes::missing);
    }

    @Operation(
            operationId = "legacy_download",
            summary = "Where a decision is published, or the bytes of your own document",
            description = "Decisions are never served from here: 303 leads to their publisher.",
            deprecated = true)
    @ApiResponse(
            responseCode = "200",
            description = "Your own upload",
            content = @Content(mediaType = "application/octet-stream"))
    @ApiResponse(responseCode = "303", description = "Where the decision is published", content = @Content)
    @GetMapping("/download/{guid}")
    ResponseEntity<byte[]> download(Owner owner, @PathVariable("guid") String guid) {
        var found = decision(guid);
        if (found.isPresent()) {
            return Superseded.answer(ResponseEntity.status(HttpStatus.SEE_OTHER), settings.path() + "/search")
                    .location(Guid.address(found.get()))
                    .build();
        }
        var document = documents.find(owner.name(), guid);
        return Superseded.answer(
                        ResponseEntity.ok(),
                        "%s/cases/%s/documents/%s/content".formatted(settings.path(), document.caseId(), guid))
                .contentType(MediaType.APPLICATION_OCTET_STREAM)
                .body(documents.content(owner.name(), document.caseId(), guid));
    }

    @Operation(operationId = "legacy_stats", summary = "How much there is", deprecated = true)
    @GetMapping("/stats")
    ResponseEntity<Stats> stats(Owner owner) {
        return Superseded.answer(ResponseEntity.ok(), settings.path() + "/")
                .body(new Stats(
                        decisions.count(),
                        cases.ids(owner.name()).size(),
                        documents.count(owner.name()),
                        search.coverage().model()));
    }

    private Optional<Decision> decision(String guid) {
        return decisions.all().stream()
                .filter(decision -> Guid.of(decision).equalsIgnoreCase(guid))
                .findFirst();
    }

    private static Problem missing() {
        return Problem.notFound(
                "The library has no decision of this guid: GET /search finds decisions, and each has its own address.");
    }
}
