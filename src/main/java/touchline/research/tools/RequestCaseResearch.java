package touchline.research.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.ADDS;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import touchline.cases.WebAddress;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.research.Depth;
import touchline.research.Request;
import touchline.research.Research;

@ToolSpec(
        name = "request_case_research",
        title = "Have a question on a case researched",
        effect = ADDS,
        access = MARKET,
        description = """
                Begins a research on a case in the background: articles, comparable decisions and the case's own documents become checked findings and a brief with sources.

                Use it for whole questions of law; search_case answers small ones at once. Read the outcome with get_case_research and the job_id given here.
                """)
final class RequestCaseResearch implements Tool<RequestCaseResearch.Query, ResearchAnswer> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("The whole question, with the facts that matter") @Size(min = 4, max = 2_000)
            String query,

            @Doc(
                    "quick = register, library and the case's documents; deep = and pages and sources on the web; exhaustive = and decisions that those found cite, and more questions")
            Depth depth,

            @Doc("Addresses to read, with deep or exhaustive") @Size(max = Request.SEEDS)
            Optional<List<String>> seedUrls,

            @Doc("Whether pages that are empty without their scripts may be opened in a browser; false when left out")
            Optional<Boolean> useBrowser,

            @Doc("The same key with the same request again answers the research it began") @Size(min = 1, max = 200)
            Optional<String> idempotencyKey) {}

    private final Research research;

    RequestCaseResearch(Research research) {
        this.research = research;
    }

    @Override
    public ResearchAnswer call(Query query, Call call) {
        if (query.query().isBlank()) {
            throw Problem.invalid("query", "not blank", "The question is blank; ask in words.");
        }
        List<String> seeds = seeds(query.seedUrls().orElse(List.of()));
        if (query.depth() == Depth.QUICK
                && (!seeds.isEmpty() || query.useBrowser().orElse(false))) {
            throw Problem.invalid(
                    "depth",
                    "deep or exhaustive",
                    "Depth quick reads no pages: ask for deep, or leave out seed_urls and use_browser.");
        }
        var request = new Request(
                query.caseId(),
                query.query().strip(),
                query.depth(),
                seeds,
                query.useBrowser().orElse(false),
                Optional.empty(),
                Optional.empty());
        return ResearchAnswer.of(research.request(call.caller().owner(), request, query.idempotencyKey()), List.of());
    }

    private static List<String> seeds(List<String> given) {
        return IntStream.range(0, given.size())
                .mapToObj(i ->
                        WebAddress.of("seed_urls/%d".formatted(i), given.get(i)).text())
                .distinct()
                .toList();
    }
}
