package touchline.caseapi;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import touchline.cases.WebAddress;
import touchline.mcp.Doc;
import touchline.problem.Problem;
import touchline.research.Request;
import touchline.research.Research;

/** Long questions on a case, as jobs. */
@Tag(name = "research")
@RestController
@RequestMapping("${touchline.caseapi.path}/cases/{case_id}")
final class ResearchRoutes {

    private static final int LONGEST = 2_000;
    private static final int MOST_PAGES = 1_000;

    /** Pages to read for a case. */
    record Crawl(
            @Doc("What is looked for; what the case is called when left out")
            Optional<String> query,

            @Doc("Addresses of the open web, at most 20; may be left out when sources are asked")
            Optional<List<String>> seedUrls,

            @Doc(
                    "Of cas_database, cas_recent, fifa, eu_courts, hudoc, swiss_federal_tribunal: which to ask; all that the operator has switched on when left out")
            Optional<List<String>> sources,

            @Doc("How many pages to fetch at most, 1 to 1000; never more than a research may")
            Optional<Integer> maxPages,

            @Doc("Whether pages that are empty without their scripts are shown in a browser; false when left out")
            Optional<Boolean> useBrowser) {}

    /** What to make of a case. */
    record Analyze(
            @Doc("What is asked; what the case is called when left out")
            Optional<String> question,

            @Doc("What of it matters most, in words") Optional<String> focus) {}

    private final Research research;
    private final CaseApiSettings settings;

    ResearchRoutes(Research research, CaseApiSettings settings) {
        this.research = research;
        this.settings = settings;
    }

    @Operation(
            operationId = "crawl",
            summary = "Read pages for a case, and ask sources on the web",
            description =
                    "Pages become sources of the case, with address, time and hash. What could not be read is said in the job's steps: robots, blocked, soft_404, content_suspect, url_not_allowed and others. Links on pages are not followed; what sources were asked for in vain is a finding.")
    @PostMapping(path = "/crawl", consumes = "application/json")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Begun crawl(
            Owner owner,
            @PathVariable("case_id") String caseId,
            @RequestBody Crawl asked,
            @RequestHeader("Idempotency-Key") Optional<String> key) {
        List<String> seeds = asked.seedUrls().orElse(List.of());
        if (seeds.size() > Request.SEEDS) {
            throw Problem.invalid(
                    "seed_urls",
                    "at most 20 addresses",
                    "Give at most %d addresses in seed_urls.".formatted(Request.SEEDS));
        }
        asked.maxPages().filter(most -> most < 1 || most > MOST_PAGES).ifPresent(_ -> {
            throw Problem.invalid(
                    "max_pages", "1 to 1000", "`max_pages` must be a number from 1 to %d.".formatted(MOST_PAGES));
        });
        return begun(research.crawl(
                owner.name(),
                caseId,
                asked.query().map(words -> checked("query", words)),
                new Research.Pages(
                        addresses(seeds), asked.useBrowser().orElse(false), asked.sources(), asked.maxPages()),
                key.map(IdempotencyKey::checked)));
    }

    @Operation(
            operationId = "analyze",
            summary = "Make findings of what a case holds",
            description =
                    "Issues, facts, risks and next steps from the case's documents and sources, the register and the library; every quotation is compared word for word with its passage. What was searched and not found is a finding too.")
    @PostMapping(path = "/analyze", consumes = "application/json")
    @ResponseStatus(HttpStatus.ACCEPTED)
    Begun analyze(
            Owner owner,
            @PathVariable("case_id") String caseId,
            @RequestBody Analyze asked,
            @RequestHeader("Idempotency-Key") Optional<String> key) {
        String words = Stream.of(
                        asked.question().map(it -> checked("question", it)),
                        asked.focus().map(it -> checked("focus", it)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(" "));
        return begun(research.analyze(
                owner.name(),
                caseId,
                words.isEmpty() ? Optional.empty() : Optional.of(checked("question", words)),
                key.map(IdempotencyKey::checked)));
    }

    private static List<String> addresses(List<String> given) {
        return IntStream.range(0, given.size())
                .mapToObj(i -> WebAddress.of("seed_urls/" + i, given.get(i)).text())
                .toList();
    }

    private static String checked(String field, String words) {
        if (words.isBlank() || words.length() > LONGEST) {
            throw Problem.invalid(
                    field, "1 to 2000 characters", "`%s` must have 1 to %d characters.".formatted(field, LONGEST));
        }
        return words;
    }

    private Begun begun(Research.Standing standing) {
        return new Begun(
                standing.job().id(), settings.path() + "/jobs/" + standing.job().id());
    }
}
