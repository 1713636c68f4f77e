package touchline.cases.tools;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.accounts.Quota;
import touchline.law.Reading;
import touchline.law.Status;
import touchline.law.citations.Checked;
import touchline.law.citations.Citation;
import touchline.law.citations.CitationCheck;
import touchline.law.citations.Verdict;
import touchline.law.citations.Verification;
import touchline.law.decisions.Decision;
import touchline.mcp.Doc;
import touchline.mcp.Report;

/** The citations of a text and what the register says of each. */
record CitationAnswer(
        @Doc("The day the answer holds for") LocalDate asOf,
        @Doc("How many citations there are of each verdict") Counts counts,
        @Doc("In the order of the text") List<Item> citations,

        @Doc(
                "What is cited and lies outside the register: other laws, articles whose instrument is not named, names that leave open which decision is meant")
        List<Outside> outside,

        @Doc(
                "The offset from which on nothing was checked, because the text cites too much: send the rest by itself; absent = all was checked")
        Optional<Integer> uncheckedFrom,

        @Doc("The kinds of citations that were looked for") List<String> lookedFor,
        @Doc("Never checked, whatever the verdict") List<String> neverChecked,
        Optional<Quota> quota)
        implements Report {

    record Counts(
            int total,
            int verified,
            int nameMismatch,
            int unknown,
            int malformed,
            int repealedOrSuspended,
            int notYetInForce) {

        static Counts of(Map<Verdict, Integer> counts) {
            return new Counts(
                    counts.values().stream().mapToInt(Integer::intValue).sum(),
                    counts.getOrDefault(Verdict.VERIFIED, 0),
                    counts.getOrDefault(Verdict.NAME_MISMATCH, 0),
                    counts.getOrDefault(Verdict.UNKNOWN, 0),
                    counts.getOrDefault(Verdict.MALFORMED, 0),
                    counts.getOrDefault(Verdict.REPEALED_OR_SUSPENDED, 0),
                    counts.getOrDefault(Verdict.NOT_YET_IN_FORCE, 0));
        }
    }

    record Item(
            @Doc("Offset in UTF-16 units") int start,
            @Doc("Offset after the last unit") int end,
            @Doc("What stands there") String text,
            @Doc("What kind of citation it is") String kind,
            @Doc("Its normal form") String id,
            Verdict verdict,
            @Doc("Why, in one sentence") String reason,

            @Doc("The decisions of the register it leads to")
            List<Found> decisions,

            @Doc("The article of the register it leads to") Optional<FoundArticle> article,
            @Doc("What of the register may have been meant") List<String> mayMean,
            @Doc("What was compared and agrees") List<String> checked,
            @Doc("What was not compared") List<String> notChecked) {

        static Item of(Checked one) {
            return new Item(
                    one.citation().span().start(),
                    one.citation().span().end(),
                    one.citation().span().printed(),
                    one.what(),
                    one.cited(),
                    one.verdict(),
                    one.reason(),
                    one.decisions().stream().map(Found::of).toList(),
                    one.article().map(FoundArticle::of),
                    one.mayMean(),
                    one.checked(),
                    one.notChecked());
        }
    }

    record Found(
            String id,
            List<String> parties,

            @Doc("Of the reasoned decision; absent = not known")
            Optional<LocalDate> date,

            String sourceUrl,

            @Doc("false = built from the archive's pattern, not seen")
            boolean sourceUrlSeen) {

        static Found of(Decision decision) {
            return new Found(
                    decision.id(),
                    decision.parties(),
                    decision.day(),
                    decision.source().url(),
                    decision.source().seen());
        }
    }

    record FoundArticle(
            String citation, String title, String edition, String readEdition, Status status, String sourceUrl) {

        static FoundArticle of(Reading reading) {
            return new FoundArticle(
                    reading.provision().citation(),
                    reading.provision().article().title(),
                    reading.provision().instrument().edition().name(),
                    reading.provision().readEdition(),
                    reading.provision().article().status(),
                    reading.provision().instrument().sourceUrl());
        }
    }

    record Outside(
            int start,
            int end,
            String text,
            @Doc("Why the register has nothing to say") Citation.Reason reason,
            String what) {

        static Outside of(Citation.Beyond beyond) {
            return new Outside(
                    beyond.span().start(),
                    beyond.span().end(),
                    beyond.span().printed(),
                    beyond.reason(),
                    beyond.what());
        }
    }

    private static final List<String> NEVER = List.of(
            "what the text says about a decision or an article",
            "pages and paragraphs of decisions",
            "citations of kinds other than those looked for");

    static CitationAnswer of(Verification verification, Optional<Quota> quota) {
        return new CitationAnswer(
                verification.asOf(),
                Counts.of(verification.counts()),
                verification.checked().stream().map(Item::of).toList(),
                verification.beyond().stream().map(Outside::of).toList(),
                verification.uncheckedFrom(),
                CitationCheck.KINDS,
                NEVER,
                quota);
    }

    @Override
    public String report() {
        return CitationText.of(this);
    }
}
