package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.REPLACES;

import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.cases.CaseEntry;
import touchline.cases.CaseFile;
import touchline.cases.CaseStatus;
import touchline.cases.Cases;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;
import touchline.problem.Problem;

@ToolSpec(name = "update_case", title = "Change a case", effect = REPLACES, access = MARKET, description = """
                Changes title, summary, status or tags of a case; what is left out stays.

                Send the version that get_case shows: CONFLICT says that somebody changed the case meanwhile, and at which version it is now. An archived case changes only together with status open.
                """)
final class UpdateCase implements Tool<UpdateCase.Query, CaseFile> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("The version the change was thought out for") @Min(1)
            int version,

            @Doc("The new title") @Size(min = 1, max = CaseEntry.TITLE)
            Optional<String> title,

            @Doc("The new summary; empty = none from now on") @Size(max = CaseEntry.SUMMARY)
            Optional<String> summary,

            @Doc("The new status") Optional<CaseStatus> status,

            @Doc("All tags from now on; empty = none") @Size(max = CaseEntry.MOST)
            Optional<List<String>> tags) {

        CaseEntry over(CaseEntry entry) {
            var changed = title.map(entry::titled).orElse(entry);
            changed = summary.map(changed::summed).orElse(changed);
            changed = tags.map(changed::tagged).orElse(changed);
            return status.map(changed::standing).orElse(changed);
        }

        boolean isEmpty() {
            return title.isEmpty() && summary.isEmpty() && status.isEmpty() && tags.isEmpty();
        }
    }

    private final Cases cases;

    UpdateCase(Cases cases) {
        this.cases = cases;
    }

    @Override
    public CaseFile call(Query query, Call call) {
        if (query.isEmpty()) {
            throw Problem.invalid("title", "something to change", "Send at least one of title, summary, status, tags.");
        }
        return cases.update(call.caller().owner(), query.caseId(), query.version(), query::over);
    }
}
