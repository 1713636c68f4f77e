package touchline.cases.tools;

import static touchline.accounts.Access.MARKET;

import java.util.List;
import touchline.law.decisions.Decisions;
import touchline.mcp.Body;
import touchline.mcp.Parameter;
import touchline.mcp.ResourceTemplate;

/** Decisions as resources: {@code decision://CAS%202008%2FA%2F1519}. */
final class DecisionResource {

    private static final String MARKDOWN = "text/markdown";

    private DecisionResource() {}

    static ResourceTemplate template(Decisions decisions, DecisionAnswers answers) {
        return new ResourceTemplate(
                MARKET,
                "decision://{id}",
                "decision",
                "A decision of a court or tribunal",
                "One decision of the verified library, in own words, with parties, dates, outcome where known and source.",
                MARKDOWN,
                List.of(new Parameter(
                        "id",
                        "Number in any form, or name, such as CAS 2008/A/1519 or Matuzalem",
                        true,
                        (typed, _) -> decisions.idsFrom(typed))),
                List.of(),
                values -> new Body.Text(
                        MARKDOWN, answers.of(values.getOrDefault("id", "")).report()));
    }
}
