package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.cases.search.CaseSearch;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

@ToolSpec(name = "search_case", title = "Ask a question of a case", effect = READS, access = MARKET, description = """
                Answers a question from a case's documents, sources and findings and from the library of articles and decisions: passages with page and paragraph, each with its citation, and sentences taken from them.

                Each call stands alone: put into the question what earlier ones said. Notes are not searched. When retrieval is weak or none, say so and rest nothing on it.
                """)
final class SearchCase implements Tool<SearchCase.Query, CaseSearchAnswer> {

    private static final int USUAL = 8;

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("A whole question, in any of English, French, Spanish and German") @Size(min = 2, max = 2_000)
            String question,

            @Doc("Whether to search the case's sources; true when left out")
            Optional<Boolean> includeSources,

            @Doc("Whether to search the case's findings; true when left out")
            Optional<Boolean> includeFindings,

            @Doc("How many passages at most of the case, and as many of the library; 8 when left out") @Min(1) @Max(30)
            Optional<Integer> limit) {}

    private final CaseSearch search;

    SearchCase(CaseSearch search) {
        this.search = search;
    }

    @Override
    public CaseSearchAnswer call(Query query, Call call) {
        if (query.question().isBlank()) {
            throw Problem.invalid("question", "not blank", "The question is blank; ask in words.");
        }
        return CaseSearchAnswer.of(
                query.caseId(),
                search.ask(
                        call.caller().owner(),
                        query.caseId(),
                        new CaseSearch.Asked(
                                query.question(),
                                query.includeSources().orElse(true),
                                query.includeFindings().orElse(true),
                                query.limit().orElse(USUAL))));
    }
}
