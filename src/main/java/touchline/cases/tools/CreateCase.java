package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.ADDS;

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

@ToolSpec(name = "create_case", title = "Begin a case", effect = ADDS, access = MARKET, description = """
                Begins a case that sources, findings, links, notes and documents are kept with; it is open and at version 1.

                Use it once for a matter, then keep its case_id. Only the caller sees the case.
                """)
final class CreateCase implements Tool<CreateCase.Query, CaseFile> {

    record Query(
            @Doc("What the matter is called, in one line") @Size(min = 1, max = CaseEntry.TITLE)
            String title,

            @Doc("What happened and what is asked, in a few sentences") @Size(max = CaseEntry.SUMMARY)
            Optional<String> summary,

            @Doc("Who is involved, each with their part, such as FC Nordhafen (respondent)") @Size(max = CaseEntry.MOST)
            Optional<List<String>> parties,

            @Doc("Where it is heard or would be, such as FIFA Football Tribunal") @Size(max = CaseEntry.NAME)
            Optional<String> forum,

            @Doc("Words to find it by in list_cases") @Size(max = CaseEntry.MOST)
            Optional<List<String>> tags) {}

    private final Cases cases;

    CreateCase(Cases cases) {
        this.cases = cases;
    }

    @Override
    public CaseFile call(Query query, Call call) {
        return cases.create(
                call.caller().owner(),
                new CaseEntry(
                        query.title(),
                        query.summary(),
                        query.parties().orElse(List.of()),
                        query.forum(),
                        query.tags().orElse(List.of()),
                        CaseStatus.OPEN));
    }
}
