package touchline.research.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.util.Optional;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;
import touchline.research.pack.SourcePacks;

@ToolSpec(
        name = "build_case_source_pack",
        title = "Put the sources of a case together",
        effect = READS,
        access = MARKET,
        description = """
                Bundles all that a case rests on for another agent: sources with terms and ai_use, matches in the library, findings, searches that found nothing, dates; as data and Markdown.

                Use it before drafting or handing a case over. It keeps nothing; what it finds becomes a source only with attach_case_source or a research. As PDF: GET /cases/{case_id}/source-pack?format=pdf of the case-research API.
                """)
final class BuildCaseSourcePack implements Tool<BuildCaseSourcePack.Query, PackAnswer> {

    /** How far to look. */
    enum Reach {
        QUICK,
        DEEP
    }

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("What to look for in the library; what the case is about when left out") @Size(min = 2, max = 2_000)
            Optional<String> query,

            @Doc("deep looks for every sentence of the case's summary as well; quick when left out")
            Optional<Reach> depth) {}

    private final SourcePacks packs;

    BuildCaseSourcePack(SourcePacks packs) {
        this.packs = packs;
    }

    @Override
    public PackAnswer call(Query query, Call call) {
        if (query.query().filter(String::isBlank).isPresent()) {
            throw Problem.invalid("query", "not blank", "The question is blank; ask in words, or leave it out.");
        }
        return PackAnswer.of(packs.build(
                call.caller().owner(),
                query.caseId(),
                query.query(),
                query.depth().filter(Reach.DEEP::equals).isPresent()));
    }
}
