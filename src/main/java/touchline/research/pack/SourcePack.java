package touchline.research.pack;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.cases.Finding;
import touchline.cases.Source;
import touchline.law.decisions.Decision;
import touchline.mcp.Doc;
import touchline.research.sources.UseTerms;
import touchline.retrieval.Strength;

/** All that a case rests on, and what the register and the library hold on a question. */
public record SourcePack(
        String caseId,
        String title,

        @Doc("What was looked for in register and library") String query,

        @Doc("The day whose law is given") LocalDate asOf,
        @Doc("When it was put together") Instant builtAt,
        List<Entry> sources,

        @Doc("Of the register and the library, the nearest first; those that the case has already are marked")
        List<Match> matches,

        @Doc("What the case's own documents and pages say to it, in their words")
        List<Passage> passages,

        List<Finding> findings,

        @Doc("What was looked for and not found; no proof that nothing exists")
        List<String> negativeSearches,

        @Doc("What was left out") List<String> notSearched) {

    /** A source with the terms on which it may be used. */
    public record Entry(Source source, UseTerms terms) {}

    /** What the register or the library holds. */
    public record Match(
            @Doc("An article's citation or a decision's id") String reference,

            String title,
            @Doc("In the register's own words") String statement,
            String sourceUrl,
            @Doc("Of a decision") Optional<LocalDate> date,
            @Doc("Of an article") Optional<String> edition,
            @Doc("Of an article") Optional<String> status,
            Strength retrieval,
            @Doc("Words of the question that it holds") List<String> matched,

            @Doc("Sentences that must go with any use of it")
            List<String> warnings,

            @Doc("Whether it is a source of the case already")
            boolean attached,

            UseTerms terms) {

        static String title(Decision decision) {
            return "%s: %s".formatted(decision.forum(), String.join(" / ", decision.parties()));
        }
    }

    /** Words of the case's own material. */
    public record Passage(String sourceId, String citation, String text) {}
}
