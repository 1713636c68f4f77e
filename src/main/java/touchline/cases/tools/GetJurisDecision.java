package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;
import static touchline.mcp.ToolSpec.Effect.READS;

import jakarta.validation.constraints.Size;
import touchline.mcp.Call;
import touchline.mcp.Doc;
import touchline.mcp.Tool;
import touchline.mcp.ToolSpec;

@ToolSpec(name = "get_juris_decision", title = "Read a decision", effect = READS, access = MARKET, description = """
                Reads one decision from the verified library: parties, dates, panel, holding in own words, outcome where known, articles, related decisions, source.

                Use it before citing a decision. Any printed form of its number leads to it, each number of a joined case, and its usual name.
                A decision that the register does not hold answers NOT_FOUND with the nearest real ones; never guess a number.
                """)
final class GetJurisDecision implements Tool<GetJurisDecision.Query, DecisionAnswer> {

    record Query(
            @Doc(
                    "Number in any form, or name, such as CAS 2008/A/1519, 2008/A/1520, C-650/22, 4A_558/2011 or Matuzalem")
            @Size(min = 1, max = 300)
            String id) {}

    private final DecisionAnswers answers;

    GetJurisDecision(DecisionAnswers answers) {
        this.answers = answers;
    }

    @Override
    public DecisionAnswer call(Query query, Call call) {
        return answers.of(query.id());
    }
}
