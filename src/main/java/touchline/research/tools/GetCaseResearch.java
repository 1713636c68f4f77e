package touchline.research.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.cases.Finding;
import touchline.cases.Findings;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.research.Research;

@ToolSpec(
        name = "get_case_research",
        title = "Read or cancel a research on a case",
        effect = REPLACES,
        access = MARKET,
        description = """
                Reads how far a research is, what each step did, and once it is completed its brief, its findings and what could not be done; or cancels it.

                While it is queued or running, ask again after a few seconds. Pass the brief on with its sources and its section of what was not found.
                """)
final class GetCaseResearch implements Tool<GetCaseResearch.Query, ResearchAnswer> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("From request_case_research") @Size(min = 1, max = 100)
            String jobId,

            @Doc("True ends it at its next step; findings kept by then stay. False when left out")
            Optional<Boolean> cancel) {}

    private final Research research;
    private final Findings findings;

    GetCaseResearch(Research research, Findings findings) {
        this.research = research;
        this.findings = findings;
    }

    @Override
    public ResearchAnswer call(Query query, Call call) {
        String owner = call.caller().owner();
        var standing = query.cancel().orElse(false)
                ? research.cancel(owner, query.caseId(), query.jobId())
                : research.find(owner, query.caseId(), query.jobId());
        List<Finding> made = findings.list(owner, query.caseId(), Optional.empty()).stream()
                .filter(finding ->
                        finding.jobId().filter(standing.job().id()::equals).isPresent())
                .toList();
        return ResearchAnswer.of(standing, made);
    }
}
