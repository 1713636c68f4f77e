package touchline.cases.register;

import touchline.cases.Authority;
import touchline.cases.SourceType;
import touchline.law.decisions.Decision;

/** What a decision is as a source, by who decided. */
record DecidedBy(SourceType type, Authority authority) {

    static DecidedBy of(Decision decision) {
        String forum = decision.forum();
        if (forum.startsWith("FIFA") || forum.startsWith("UEFA")) {
            return new DecidedBy(SourceType.TRIBUNAL_DECISION, Authority.TRIBUNAL);
        }
        return forum.equals("CAS") || forum.startsWith("National arbitration")
                ? new DecidedBy(SourceType.ARBITRAL_AWARD, Authority.TRIBUNAL)
                : new DecidedBy(SourceType.COURT_JUDGMENT, Authority.COURT);
    }
}
