package touchline.cases.tools;

import java.time.Clock;
import java.util.List;
import touchline.law.citations.CitationCheck;
import touchline.law.decisions.CitedInstruments;
import touchline.law.decisions.Decisions;
import touchline.law.decisions.Library;
import touchline.mcp.Offer;

/** Lists what the area of legal case work offers, in the order clients see it. */
public final class CasesOffer {

    private CasesOffer() {}

    public static Offer over(
            Library library, Decisions decisions, CitedInstruments instruments, CitationCheck citations, Clock clock) {
        var answers = new DecisionAnswers(decisions, instruments);
        return new Offer(
                "cases",
                List.of(
                        new SearchJurisLibrary(library),
                        new GetJurisDecision(answers),
                        new VerifyCitations(citations, clock)),
                List.of(),
                List.of(DecisionResource.template(decisions, answers)));
    }
}
