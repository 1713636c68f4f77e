package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import touchline.documents.Prints;
import touchline.documents.printing.Markup;
import touchline.problem.Problem;
import touchline.research.pack.PackText;
import touchline.research.pack.SourcePack;
import touchline.research.pack.SourcePacks;

/** All that a case rests on, to be read or handed over. */
@Tag(name = "research")
@RestController
@RequestMapping("${touchline.caseapi.path}/cases/{case_id}/source-pack")
final class PackRoutes {

    private static final int LONGEST = 2_000;
    private static final MediaType MARKDOWN = new MediaType("text", "markdown", StandardCharsets.UTF_8);

    /** What a pack is written as. */
    enum Format {
        MARKDOWN,
        PDF
    }

    /** How far to look. */
    enum Reach {
        QUICK,
        DEEP
    }

    private final SourcePacks packs;
    private final Prints prints;

    PackRoutes(SourcePacks packs, Prints prints) {
        this.packs = packs;
        this.prints = prints;
    }

    @Operation(
            operationId = "get_source_pack",
            summary = "The sources of a case with their terms, passages, findings and what was not found",
            description =
                    "As the tool build_case_source_pack does: markdown when left out, pdf = PDF/A. `query` is what the case is about and `depth` quick when left out.")
    @ApiResponse(
            responseCode = "200",
            description = "The pack",
            content = {@Content(mediaType = "text/markdown"), @Content(mediaType = MediaType.APPLICATION_PDF_VALUE)})
    @GetMapping
    ResponseEntity<byte[]> read(
            Owner owner,
            @PathVariable("case_id") String caseId,
            @RequestParam("query") Optional<String> query,
            @RequestParam("depth") Optional<Reach> depth,
            @RequestParam("format") Optional<Format> format) {
        query.filter(words -> words.isBlank() || words.length() > LONGEST).ifPresent(_ -> {
            throw Problem.invalid(
                    "query", "1 to 2000 characters", "`query` must have 1 to %d characters.".formatted(LONGEST));
        });
        SourcePack pack = packs.build(
                owner.name(), caseId, query, depth.filter(Reach.DEEP::equals).isPresent());
        String text = PackText.of(pack);
        return format.filter(Format.PDF::equals).isPresent()
                ? ResponseEntity.ok()
                        .contentType(MediaType.APPLICATION_PDF)
                        .body(prints.print(text, Markup.MARKDOWN, "Source pack: " + pack.title())
                                .pdf())
                : ResponseEntity.ok().contentType(MARKDOWN).body(text.getBytes(StandardCharsets.UTF_8));
    }
}
