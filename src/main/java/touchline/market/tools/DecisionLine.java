package touchline.market.tools;

import java.util.Optional;
import touchline.law.decisions.Decision;
import touchline.law.decisions.WrittenDate;
import touchline.market.Research;
import touchline.mcp.Doc;

/** A decision on a question like the player's. */
record DecisionLine(
        String id,
        String forum,
        Optional<String> date,

        @Doc("The point decided, in the library's own words")
        String holding,

        @Doc("What was searched for") String question,
        String sourceUrl) {

    static DecisionLine of(Research.Precedent precedent) {
        Decision decision = precedent.decision();
        return new DecisionLine(
                decision.id(),
                decision.forum(),
                decision.date().map(WrittenDate::written),
                decision.holding(),
                precedent.question(),
                decision.source().url());
    }

    String line() {
        return "[%s](%s)%s, on %s: %s"
                .formatted(id, sourceUrl, date.map(" of "::concat).orElse(""), question, holding);
    }
}
