package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.accounts.PublicAddress;

/** What the API is. */
@Tag(name = "root")
@RestController
@RequestMapping("${touchline.caseapi.path}")
final class RootRoutes {

    static final String VERSION = "3.0.0";

    /** What the API says of itself. */
    record Self(
            String name,
            String version,
            String description,
            List<String> features,
            List<Group> groups,
            String openapi) {}

    /** Routes that belong together. */
    record Group(String name, List<String> routes) {}

    private static final List<Group> GROUPS = List.of(
            new Group(
                    "cases",
                    List.of(
                            "GET /cases",
                            "POST /cases",
                            "GET /cases/{case_id}",
                            "PUT /cases/{case_id}",
                            "DELETE /cases/{case_id}")),
            new Group(
                    "documents",
                    List.of(
                            "GET /cases/{case_id}/documents",
                            "POST /cases/{case_id}/documents",
                            "GET /cases/{case_id}/documents/{document_id}",
                            "GET /cases/{case_id}/documents/{document_id}/content",
                            "GET /cases/{case_id}/documents/{document_id}/markdown")),
            new Group(
                    "research",
                    List.of(
                            "POST /cases/{case_id}/crawl",
                            "POST /cases/{case_id}/analyze",
                            "GET /cases/{case_id}/source-pack")),
            new Group("jobs", List.of("GET /jobs/{job_id}", "DELETE /jobs/{job_id}")),
            new Group("search", List.of("GET /search", "POST /search/semantic")),
            new Group("convert", List.of("POST /convert/markdown", "POST /convert/pdf", "POST /convert/pdf-base64")),
            new Group(
                    "embeddings",
                    List.of("POST /embeddings/generate", "POST /embeddings/single", "POST /embeddings/text")),
            new Group("legacy", List.of("GET /decision/{guid}", "GET /download/{guid}", "POST /ingest", "GET /stats")));

    private final PublicAddress address;
    private final CaseApiSettings settings;

    RootRoutes(PublicAddress address, CaseApiSettings settings) {
        this.address = address;
        this.settings = settings;
    }

    @Operation(operationId = "self", summary = "What this API is, and its groups of routes")
    @GetMapping({"", "/"})
    Self self() {
        return new Self(
                "touchline case research",
                VERSION,
                "Cases with their documents and sources: kept, converted, searched.",
                List.of(
                        "cases with versions (ETag, If-Match) and Idempotency-Key",
                        "uploads kept as they came, converted as durable jobs",
                        "passages with page and paragraph, and how far an answer can be relied on",
                        "cursors, RFC 9457 problems"),
                GROUPS,
                address.base() + settings.path() + "/openapi.json");
    }
}
