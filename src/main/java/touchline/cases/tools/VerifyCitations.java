package touchline.cases.tools;

import static touchline.accounts.Access.METERED;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import java.time.Clock;
import java.time.LocalDate;
import touchline.law.citations.CitationCheck;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(
        name = "verify_citations",
        title = "Check the citations of a text",
        effect = READS,
        access = METERED,
        description = """
                Finds every decision and article that a text cites and says of each whether the verified register bears it out: number, names, year, and whether the article applies today.

                Use it on any text with sports-law citations before relying on them, your own drafts included. A well-formed number that is not in the register is unknown, never verified.
                It does not check what the text says about a decision or an article; each citation lists what was not checked.
                """)
final class VerifyCitations implements Tool<VerifyCitations.Query, CitationAnswer> {

    record Query(
            @Doc("The text, as it stands; line breaks and hyphens from a PDF do no harm") @Size(min = 1, max = 50_000)
            String text) {}

    private final CitationCheck check;
    private final Clock clock;

    VerifyCitations(CitationCheck check, Clock clock) {
        this.check = check;
        this.clock = clock;
    }

    @Override
    public CitationAnswer call(Query query, Call call) {
        return CitationAnswer.of(check.of(query.text(), LocalDate.now(clock)), call.quota());
    }
}
