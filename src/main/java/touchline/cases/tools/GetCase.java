package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import touchline.cases.Overviews;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "get_case", title = "Read a case", effect = READS, access = MARKET, description = """
                Reads a case with what belongs to it: fields and version, and of documents, sources, findings, links and notes the counts and the first ones.

                Use it before working on a case. list_case_sources and get_case_findings have all of theirs; search_case finds passages.
                """)
final class GetCase implements Tool<GetCase.Query, CaseAnswer> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId) {}

    private final Overviews overviews;

    GetCase(Overviews overviews) {
        this.overviews = overviews;
    }

    @Override
    public CaseAnswer call(Query query, Call call) {
        return CaseAnswer.of(overviews.of(call.caller().owner(), query.caseId(), CaseAnswer.FIRST));
    }
}
