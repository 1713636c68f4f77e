package touchline.cases.search;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import touchline.cases.CasePassages;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.retrieval.Hit;

/** A passage that may hold an answer. */
public record FoundPassage(
        Place foundIn,

        @Doc("How to cite it, with page and paragraph where there are any")
        String citation,

        String title,

        @Doc(
                "A document's own words; of articles and decisions, and of sources that were verified, the register's words")
        String text,

        @Doc("Cite this with it; absent for documents and findings of the case")
        Optional<String> sourceUrl,

        @Doc("Whose passage it is; absent for the library") Optional<String> caseId,

        @Doc("Of the document, source or finding; absent for the library")
        Optional<String> id,

        @Doc("Of an article, as read") Optional<String> edition,
        @Doc("Of an article today") Optional<String> status,
        @Doc("Sentences that must go with any use of it") List<String> warnings,
        @Doc("Words of the question that it holds") List<String> matched) {

    /** Where a passage stands. */
    public enum Place {
        DOCUMENT,
        SOURCE,
        FINDING,
        ARTICLE,
        DECISION;

        /** Whether the register speaks, in its own words. */
        boolean isLibrary() {
            return this == ARTICLE || this == DECISION;
        }
    }

    /** A passage of a case. */
    static FoundPassage ofCase(Hit hit) {
        var passage = hit.passage();
        return new FoundPassage(
                switch (passage.kind()) {
                    case CasePassages.SOURCE -> Place.SOURCE;
                    case CasePassages.FINDING -> Place.FINDING;
                    default -> Place.DOCUMENT;
                },
                passage.citation(),
                passage.title(),
                passage.text(),
                passage.sourceUrl().map(URI::toString),
                Optional.of(CasePassages.caseOf(passage)),
                CasePassages.idOf(passage),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                hit.matched());
    }

    /** For a reader. */
    public String line() {
        return "**%s** (%s)%s: %s%s%s"
                .formatted(
                        sourceUrl
                                .map(url -> "[%s](%s)".formatted(citation, url))
                                .orElse(citation),
                        Markdown.words(foundIn),
                        edition.map(it -> ", %s, %s".formatted(it, status.orElse("status not known")))
                                .orElse(""),
                        text.replace('\n', ' '),
                        warnings.isEmpty() ? "" : " Mind: " + String.join(" ", warnings),
                        matched.isEmpty() ? " (found by its meaning)" : "");
    }
}
