package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import touchline.cases.search.FoundPassage;
import touchline.cases.search.WholeSearch;
import touchline.cases.search.WholeSearch.Place;
import touchline.cases.search.WholeSearch.Scope;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.retrieval.PassageSearch;
import touchline.retrieval.Question;
import touchline.retrieval.Strength;
import touchline.web.Refusal;

/** Passages of your own cases and of the library. */
@Tag(name = "search")
@RestController
@RequestMapping("${touchline.caseapi.path}/search")
final class SearchRoutes {

    private static final int LONGEST = 2_000;
    private static final int USUAL = 20;

    /** How the meaning counts. */
    enum By {
        HYBRID,
        SEMANTIC
    }

    /** A question, or the vector of one. */
    record Asked(
            @Doc("Exactly one of query and vector") Optional<String> query,

            @Doc("Of the model that POST /embeddings/text uses")
            Optional<List<Float>> vector,

            @Doc("all when left out") Optional<Scope> scope,
            @Doc("1 to 100; 20 when left out") Optional<Integer> limit,
            @Doc("hybrid when left out: words and meaning") Optional<By> mode) {}

    /** Passages found, best first. */
    record Answer(
            @Doc("How far they can be relied on to hold an answer; absent for a search by vector")
            Optional<Strength> retrieval,

            @Doc("Why, in one sentence") String reason,
            List<FoundPassage> items,
            @Doc("What was left out of the search") List<String> notSearched,
            @Doc("Absent at the end") Optional<String> nextCursor) {

        static Answer of(WholeSearch.Found found, Optional<String> nextCursor) {
            return new Answer(found.retrieval(), found.reason(), found.items(), found.notSearched(), nextCursor);
        }
    }

    private final WholeSearch search;
    private final PassageSearch passages;

    SearchRoutes(WholeSearch search, PassageSearch passages) {
        this.search = search;
        this.passages = passages;
    }

    @Operation(
            operationId = "search",
            summary = "Passages by words and meaning; any text is a question, never a query language")
    @GetMapping
    Answer search(
            Owner owner,
            @RequestParam("q") String q,
            @RequestParam("scope") Optional<Scope> scope,
            @RequestParam("forum") Optional<String> forum,
            @RequestParam("year") Optional<Integer> year,
            @RequestParam("limit") Optional<Integer> limit,
            @RequestParam("cursor") Optional<String> cursor) {
        var place = new Place(scope.orElse(Scope.ALL), forum, year);
        var asked = q + place;
        int offset = Cursor.offset(cursor, asked);
        int count = count(limit);
        var found = search.find(owner.name(), text("q", q), place, Question.Mode.HYBRID, count, offset);
        boolean goesOn = found.more() && offset + count <= Question.FARTHEST;
        return Answer.of(found, goesOn ? Optional.of(new Cursor(asked, offset + count).text()) : Optional.empty());
    }

    @Operation(
            operationId = "search_semantic",
            summary = "Passages by meaning, of a question or of your own vector",
            description = "A vector of another size than the model's is refused with 422.")
    @PostMapping(path = "/semantic", consumes = "application/json")
    Answer semantic(Owner owner, @RequestBody Asked asked) {
        if (asked.query().isPresent() == asked.vector().isPresent()) {
            throw Problem.invalid("query", "exactly one of query, vector", "Send exactly one of query and vector.");
        }
        var place = new Place(asked.scope().orElse(Scope.ALL), Optional.empty(), Optional.empty());
        int count = count(asked.limit());
        if (asked.vector().isPresent()) {
            return Answer.of(search.near(owner.name(), vector(asked.vector().get()), place, count), Optional.empty());
        }
        var mode = asked.mode().orElse(By.HYBRID) == By.HYBRID ? Question.Mode.HYBRID : Question.Mode.MEANING;
        return Answer.of(
                search.find(owner.name(), text("query", asked.query().orElseThrow()), place, mode, count, 0),
                Optional.empty());
    }

    private float[] vector(List<Float> sent) {
        int size = Vectors.of("size", passages).length;
        boolean fits = sent.size() == size
                && sent.stream().allMatch(it -> it != null && Float.isFinite(it))
                && sent.stream().anyMatch(it -> it != 0);
        if (!fits) {
            throw new Refusal(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    new Problem(
                            Problem.Code.INVALID_ARGUMENT,
                            "`vector` must be %d finite numbers, not all 0, of the model %s; this one has %d. POST /embeddings/text makes one."
                                    .formatted(size, passages.coverage().model(), sent.size()),
                            Map.of("path", "vector", "rule", "size", "dimensions", size)));
        }
        var vector = new float[size];
        for (int i = 0; i < size; i++) {
            vector[i] = sent.get(i);
        }
        return vector;
    }

    private static String text(String path, String text) {
        if (text.isBlank() || text.length() > LONGEST) {
            throw Problem.invalid(
                    path,
                    "1 to %d characters".formatted(LONGEST),
                    "`%s` must have 1 to %d characters.".formatted(path, LONGEST));
        }
        return text;
    }

    private static int count(Optional<Integer> limit) {
        int count = limit.orElse(USUAL);
        if (count < 1 || count > Question.MOST) {
            throw Problem.invalid("limit", "range", "limit must be a number from 1 to %d.".formatted(Question.MOST));
        }
        return count;
    }
}
