package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import touchline.cases.Authority;
import touchline.cases.Source;
import touchline.cases.SourceType;
import touchline.cases.Sources;
import touchline.mcp.Call;
import touchline.mcp.Cursor;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "list_case_sources",
        title = "List the sources of a case",
        effect = READS,
        access = MARKET,
        description = """
                Lists the source matrix of a case: what each source is, whose word it is, whether the register bears it out, what it says, and what to mind.

                Use it before citing from a case. A source that is not verified is as its finder gave it. A filter by authority leaves out sources whose authority is not established.
                """)
final class ListCaseSources implements Tool<ListCaseSources.Query, ListCaseSources.Matrix> {

    private static final int USUAL = 20;

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("Only sources of this type") Optional<SourceType> sourceType,
            @Doc("Only sources of this authority") Optional<Authority> authorityLevel,

            @Doc("How many at most; 20 when left out") @Min(1) @Max(100)
            Optional<Integer> limit,

            @Doc("The next_cursor of the answer before, with the same filters") @Size(min = 1, max = 100)
            Optional<String> cursor) {

        String asked() {
            return "%s|%s|%s".formatted(caseId, sourceType, authorityLevel);
        }
    }

    record Matrix(
            String caseId,
            @Doc("In the order in which they were read") List<Source> sources,
            @Doc("Absent at the end") Optional<String> nextCursor)
            implements Report {
        @Override
        public String report() {
            return new Markdown("Sources of the case")
                    .paragraph(
                            sources.isEmpty()
                                    ? "None fits; attach_case_source adds one."
                                    : "Cite each with its address.")
                    .list("Matrix", sources, Matrix::entry)
                    .paragraph(
                            nextCursor.map("Go on with cursor `%s`."::formatted).orElse(""))
                    .text();
        }

        private static String entry(Source source) {
            return source.line()
                    + source.statement().map("\n  %s"::formatted).orElse("")
                    + (source.warnings().isEmpty() ? "" : "\n  Mind: " + String.join(" ", source.warnings()))
                    + source.note().map("\n  Note: %s"::formatted).orElse("");
        }
    }

    private final Sources sources;

    ListCaseSources(Sources sources) {
        this.sources = sources;
    }

    @Override
    public Matrix call(Query query, Call call) {
        int offset = Cursor.offset(query.cursor(), query.asked());
        int limit = query.limit().orElse(USUAL);
        var page = sources.list(
                call.caller().owner(), query.caseId(), query.sourceType(), query.authorityLevel(), offset, limit);
        return new Matrix(
                query.caseId(),
                page.items(),
                page.more() ? Optional.of(new Cursor(query.asked(), offset + limit).text()) : Optional.empty());
    }
}
