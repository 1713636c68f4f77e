package touchline.cases.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.law.decisions.Decision;
import touchline.law.decisions.Library;
import touchline.mcp.Doc;
import touchline.mcp.Report;
import touchline.retrieval.Strength;

/** Decisions found, and how far they can be relied on to answer. */
record LibraryAnswer(
        @Doc("How far the hits can be relied on to hold an answer")
        Strength retrieval,

        @Doc("Why, in one sentence") String reason,
        @Doc("What was left out of the search") List<String> notSearched,
        @Doc("Best first") List<Hit> decisions,
        @Doc("Absent at the end") Optional<String> nextCursor)
        implements Report {

    record Hit(
            @Doc("The forum's number, or our description where none is public")
            String id,

            @Doc("official: a number to cite; descriptive: never to be cited as a number")
            Decision.Numbering numbered,

            String forum,
            List<String> parties,

            @Doc("Of the reasoned decision; absent = not known")
            Optional<LocalDate> date,

            @Doc("Absent = not known") Optional<Integer> year,
            @Doc("Own words, not the text of the decision") String holding,
            @Doc("Absent = not known") Optional<String> outcome,
            @Doc("Cite this with the decision") String sourceUrl,

            @Doc("False = the address follows the archive's known pattern and was not itself seen")
            boolean sourceUrlSeen,

            @Doc("What the entry rests on") Decision.Check.Confidence confidence,

            @Doc("Words of the question that the entry holds")
            List<String> matched,

            @Doc("Nearness of meaning, the cosine of two vectors; absent = not compared")
            Optional<Double> similarity) {

        static Hit of(Library.Found found) {
            Decision decision = found.decision();
            return new Hit(
                    decision.id(),
                    decision.numbered(),
                    decision.forum(),
                    decision.parties(),
                    decision.day(),
                    decision.year(),
                    decision.holding(),
                    decision.outcome(),
                    decision.source().url(),
                    decision.source().seen(),
                    decision.check().confidence(),
                    found.matched(),
                    found.similarity().map(cosine -> Math.round(cosine * 1000) / 1000.0));
        }
    }

    static LibraryAnswer of(Library.Answer answer, Optional<String> nextCursor) {
        return new LibraryAnswer(
                answer.strength(),
                answer.reason(),
                answer.notSearched(),
                answer.found().stream().map(Hit::of).toList(),
                nextCursor);
    }

    @Override
    public String report() {
        return LibraryText.of(this);
    }
}
