package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.Finding;
import touchline.cases.FindingKind;
import touchline.cases.Findings;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "get_case_findings",
        title = "Read the findings of a case",
        effect = READS,
        access = MARKET,
        description = """
                Reads what was found out about a case: issues, facts, risks, arguments, next steps, and searches that found nothing, each with its sources and quotes.

                Use it before drafting. A negative_search says what was looked for and where; it is no proof that nothing exists.
                """)
final class GetCaseFindings implements Tool<GetCaseFindings.Query, GetCaseFindings.Found> {

    record Query(
            @Doc("From list_cases") @Size(min = 1, max = 100)
            String caseId,

            @Doc("Only findings of this kind") Optional<FindingKind> kind) {}

    record Found(
            String caseId,
            @Doc("In the order in which they were made") List<Finding> findings) implements Report {
        @Override
        public String report() {
            var report = new Markdown("Findings of the case")
                    .paragraph(
                            findings.isEmpty()
                                    ? "Nothing was found out yet; search_case answers from documents, sources and the library."
                                    : "%d in all.".formatted(findings.size()));
            for (FindingKind kind : FindingKind.values()) {
                report.list(heading(kind), of(kind).toList(), Finding::line);
            }
            return report.text();
        }

        private Stream<Finding> of(FindingKind kind) {
            return findings.stream().filter(finding -> finding.kind() == kind);
        }

        private static String heading(FindingKind kind) {
            return switch (kind) {
                case LEGAL_ISSUE -> "Legal issues";
                case FACT -> "Facts";
                case RISK -> "Risks";
                case ARGUMENT -> "Arguments";
                case NEXT_STEP -> "Next steps";
                case NEGATIVE_SEARCH -> "Looked for and not found";
            };
        }
    }

    private final Findings findings;

    GetCaseFindings(Findings findings) {
        this.findings = findings;
    }

    @Override
    public Found call(Query query, Call call) {
        return new Found(query.caseId(), findings.list(call.caller().owner(), query.caseId(), query.kind()));
    }
}
