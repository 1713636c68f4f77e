package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import touchline.cases.CaseEmbeddings;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.retrieval.PassageSearch;

/** Vectors: of any text, and how far those of your documents are. */
@Tag(name = "embeddings")
@RestController
@RequestMapping("${touchline.caseapi.path}/embeddings")
final class EmbeddingRoutes {

    private static final int LONGEST = 8_000;

    /** A document of one of your cases. */
    record OneDocument(
            String documentId,
            @Doc("1 to 100; 20 when left out") Optional<Integer> limit,
            Optional<String> cursor) {}

    /** A text. */
    record OneText(
            @Doc("1 to 8000 characters; the model reads the first few hundred words")
            String text) {}

    /** A vector. */
    record Embedded(
            float[] embedding,
            @Doc("How many numbers it has") int dimensions,
            String model) {}

    /** A passage of a document. */
    record EmbeddedPassage(String citation, float[] embedding) {}

    /** The vectors of a document, a stretch at a time. */
    record EmbeddedDocument(
            String documentId,
            @Doc("Of the document") long passages,

            @Doc("Of these, with a vector of the model in use")
            long embedded,

            String model,
            List<EmbeddedPassage> items,
            @Doc("Where they go on; absent at the end") Optional<String> nextCursor) {}

    private final CaseEmbeddings embeddings;
    private final PassageSearch search;
    private final CaseApiSettings settings;

    EmbeddingRoutes(CaseEmbeddings embeddings, PassageSearch search, CaseApiSettings settings) {
        this.embeddings = embeddings;
        this.search = search;
        this.settings = settings;
    }

    @Operation(
            operationId = "embed_all",
            summary = "Have every passage of your cases that has no vector of the model in use get one",
            description =
                    "Passages are embedded as they come, in the background; the job follows that and ends when none waits.")
    @PostMapping("/generate")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Begun generate(Owner owner, @RequestHeader("Idempotency-Key") Optional<String> key) {
        var job = embeddings.follow(owner.name(), key.map(IdempotencyKey::checked));
        return new Begun(job.id(), settings.path() + "/jobs/" + job.id());
    }

    @Operation(
            operationId = "embed_document",
            summary = "The vectors of a document's passages, made now where they are missing",
            description = "409 for a document whose text is not there yet, or will not be.")
    @PostMapping(path = "/single", consumes = "application/json")
    EmbeddedDocument single(Owner owner, @RequestBody OneDocument one) {
        var listing = Listing.of(
                "vectors" + one.documentId(),
                one.limit(),
                one.cursor(),
                (offset, count) -> embeddings.vectors(owner.name(), one.documentId(), offset, count));
        var embedded = embeddings.of(owner.name(), one.documentId());
        return new EmbeddedDocument(
                one.documentId(),
                embedded.passages(),
                embedded.embedded(),
                search.coverage().model(),
                listing.items().stream()
                        .map(passage -> new EmbeddedPassage(passage.citation(), passage.vector()))
                        .toList(),
                listing.nextCursor());
    }

    @Operation(operationId = "embed_text", summary = "The vector of a text, as POST /search/semantic takes it")
    @PostMapping(path = "/text", consumes = "application/json")
    Embedded text(Owner owner, @RequestBody OneText one) {
        if (one.text().isBlank() || one.text().length() > LONGEST) {
            throw Problem.invalid(
                    "text", "1 to 8000 characters", "`text` must have 1 to %d characters.".formatted(LONGEST));
        }
        var vector = Vectors.of(one.text(), search);
        return new Embedded(vector, vector.length, search.coverage().model());
    }
}
