package touchline.cases.tools;

import java.time.Clock;
import java.util.List;
import touchline.law.citations.CitationCheck;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.ResourceTemplate;
import touchline.mcp.Tool;

/** The tools for decisions and citations. */
public record LibraryTools(
        Library library, Decisions decisions, CitedInstruments instruments, CitationCheck citations, Clock clock) {

    List<Tool<?, ?>> inOrder() {
        return List.of(
                new SearchJurisLibrary(library),
                new GetJurisDecision(answers()),
                new VerifyCitations(citations, clock));
    }

    ResourceTemplate resource() {
        return DecisionResource.template(decisions, answers());
    }

    private DecisionAnswers answers() {
        return new DecisionAnswers(decisions, instruments);
    }
}
