package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.cases.CaseEntry;
import touchline.cases.CaseFile;
import touchline.cases.CaseSelection;
import touchline.cases.CaseStatus;
import touchline.cases.Cases;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "list_cases", title = "List your cases", effect = READS, access = MARKET, description = """
                Lists the caller's own cases, the newest first: title, status, tags, version and case_id.

                Use it to find the case_id that the other case tools ask for. Other people's cases are never listed.
                """)
final class ListCases implements Tool<ListCases.Query, ListCases.Found> {

    private static final int USUAL = 20;

    record Query(
            @Doc("Only cases of this status") Optional<CaseStatus> status,

            @Doc("Only cases with this tag, as it was written") @Size(min = 1, max = CaseEntry.TAG)
            Optional<String> tag,

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same filters") @Size(min = 1, max = 100)
            Optional<String> cursor) {}

    record Found(
            List<CaseFile> cases, @Doc("Absent at the end") Optional<String> nextCursor) implements Report {
        @Override
        public String report() {
            return new Markdown(cases.isEmpty() ? "No cases" : "Cases")
                    .paragraph(cases.isEmpty() ? "Nothing fits; create_case begins a case." : "The newest first.")
                    .list("Found", cases, CaseFile::line)
                    .paragraph(
                            nextCursor.map("Go on with cursor `%s`."::formatted).orElse(""))
                    .text();
        }
    }

    private final Cases cases;

    ListCases(Cases cases) {
        this.cases = cases;
    }

    @Override
    public Found call(Query query, Call call) {
        var selection = new CaseSelection(query.status(), query.tag(), Optional.empty());
        int offset = Cursor.offset(query.cursor(), selection.toString());
        int limit = query.limit().orElse(USUAL);
        var page = cases.list(call.caller().owner(), selection, offset, limit);
        return new Found(
                page.items(),
                page.more() ? Optional.of(new Cursor(selection.toString(), offset + limit).text()) : Optional.empty());
    }
}
