package touchline.cases.tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.cases.search.CaseSearch;
import touchline.cases.search.FoundPassage;
import touchline.cases.search.SearchedPart;
import touchline.law.citations.Checked;
import touchline.law.citations.Citation;
import touchline.law.citations.Verdict;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;
import touchline.retrieval.Strength;

/** What a case and the library say to a question. */
record CaseSearchAnswer(
        String caseId,

        @Doc("Sentences of the passages below, each with its citation; documents in quotation marks")
        String answer,

        @Doc("extractive: no sentence is anybody's but the passages'")
        String engine,

        @Doc("How far the better of the two parts can be relied on")
        Strength retrieval,

        @Doc("Why, in a few sentences") String reason,
        @Doc("From the case alone") SearchedPart ofCase,
        @Doc("From the library of articles and decisions") SearchedPart ofLibrary,

        @Doc("What the question itself cites, checked against the register")
        List<Cited> cited,

        @Doc("What was left out of the search") List<String> notSearched)
        implements Report {

    record Cited(
            String cited,

            @Doc("Absent = the register cannot speak to it") Optional<Verdict> verdict,

            String reason) {

        static Cited of(Checked checked) {
            return new Cited(checked.cited(), Optional.of(checked.verdict()), checked.reason());
        }

        static Cited of(Citation.Beyond beyond) {
            return new Cited(
                    beyond.what(), Optional.empty(), "Not checked: %s.".formatted(Markdown.words(beyond.reason())));
        }
    }

    static CaseSearchAnswer of(String caseId, CaseSearch.Answer answer) {
        return new CaseSearchAnswer(
                caseId,
                answer.answer(),
                "extractive",
                answer.retrieval(),
                answer.reason(),
                answer.ofCase(),
                answer.ofLibrary(),
                Stream.concat(
                                answer.cited().checked().stream().map(Cited::of),
                                answer.cited().beyond().stream().map(Cited::of))
                        .toList(),
                answer.notSearched());
    }

    @Override
    public String report() {
        return new Markdown("Retrieval: " + retrieval.word())
                .paragraph(reason)
                .paragraph(answer)
                .list(
                        "The question cites",
                        cited,
                        one -> "%s: %s. %s"
                                .formatted(
                                        one.cited(),
                                        one.verdict().map(Markdown::words).orElse("not checked"),
                                        one.reason()))
                .list("In the case", ofCase.passages(), FoundPassage::line)
                .list("In the library", ofLibrary.passages(), FoundPassage::line)
                .list("Not searched", notSearched, left -> left)
                .text();
    }
}
