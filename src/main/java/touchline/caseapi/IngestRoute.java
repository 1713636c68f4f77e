package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.accounts.WorkerSecret;
import touchline.law.decisions.DecisionImport;
import touchline.law.decisions.ImportReport;
import touchline.law.decisions.Library;
import touchline.problem.Problem;

/** Takes metadata of decisions from operators into the library. */
@Tag(name = "legacy")
@RestController
@RequestMapping("${touchline.caseapi.path}/ingest")
final class IngestRoute {

    private final WorkerSecret secret;
    private final DecisionImport decisions;
    private final Library library;
    private final CaseApiSettings settings;

    IngestRoute(WorkerSecret secret, DecisionImport decisions, Library library, CaseApiSettings settings) {
        this.secret = secret;
        this.decisions = decisions;
        this.library = library;
        this.settings = settings;
    }

    @Operation(
            operationId = "legacy_ingest",
            summary = "Take metadata of decisions into the library, each row with what became of it",
            description =
                    "For operators, with the worker secret; the body is {\"decisions\": […]} as the decision schema describes it. The same file again changes nothing.",
            deprecated = true)
    @SecurityRequirement(name = "x-worker-secret")
    @Public
    @PostMapping(consumes = "application/json")
    ResponseEntity<ImportReport> take(
            @RequestHeader("x-worker-secret") Optional<String> sent, @RequestBody byte[] file) {
        if (sent.filter(secret::matches).isEmpty()) {
            throw new Problem(
                    Problem.Code.AUTH_REQUIRED,
                    "This route is for operators: send the worker secret in the x-worker-secret header.",
                    Map.of());
        }
        var report = decisions.take(file);
        library.refresh();
        return Superseded.answer(ResponseEntity.ok(), settings.path() + "/search")
                .body(report);
    }
}
