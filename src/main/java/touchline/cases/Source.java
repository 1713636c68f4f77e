package touchline.cases;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** A row of a case's source matrix: a decision, an article, a page or a document, as it was known on a day. */
public record Source(
        @Doc("What findings refer to it by") String sourceId,
        String caseId,
        SourceType sourceType,

        @Doc("Whose word it is; absent = not established") Optional<Authority> authority,

        String title,

        @Doc("Cite this with it; absent for a document of the case")
        Optional<String> sourceUrl,

        @Doc("In the library of decisions") Optional<String> decisionId,

        @Doc("In the register, such as RSTP 17") Optional<String> article,
        @Doc("A document of the case") Optional<String> documentId,

        @Doc("Whether the register bears out what stands here")
        boolean verified,

        @Doc("What was compared with what, in one sentence") String checked,

        @Doc("What it says, in own words; absent = not read")
        Optional<String> statement,

        @Doc("Of the decision, or the first day of the article's wording")
        Optional<LocalDate> date,

        Optional<String> edition,

        @Doc("Of an article on the day it was retrieved, such as in force")
        Optional<String> status,

        @Doc("Sentences that must go with any use of it") List<String> warnings,
        @Doc("Whoever attached it writes why; not searched") Optional<String> note,
        @Doc("When all this was read") Instant retrievedAt)
        implements Report {

    public Source {
        warnings = List.copyOf(warnings);
    }

    /** What makes it one and the same within its case. */
    String reference() {
        return Stream.of(decisionId, article, documentId, sourceUrl)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    /** @param words absent = none */
    public Source noted(Optional<String> words) {
        return with(sourceId, Written.optional("note", words, Sources.NOTE));
    }

    Source known(String otherId) {
        return with(otherId, note);
    }

    private Source with(String otherId, Optional<String> otherNote) {
        return new Source(
                otherId,
                caseId,
                sourceType,
                authority,
                title,
                sourceUrl,
                decisionId,
                article,
                documentId,
                verified,
                checked,
                statement,
                date,
                edition,
                status,
                warnings,
                otherNote,
                retrievedAt);
    }

    /** How it is cited: the number of a decision, an article, else its title. */
    public String citation() {
        return decisionId.or(() -> article).orElse(title);
    }

    /** One line of a matrix. */
    public String line() {
        String what = Stream.of(
                        Optional.of(Markdown.words(sourceType)),
                        authority.map(Markdown::words),
                        date.map(LocalDate::toString),
                        edition,
                        status,
                        Optional.of(verified ? "verified" : "not verified"))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
        String name = citation().equals(title) ? title : citation() + ", " + title;
        return "%s: %s; `%s`"
                .formatted(sourceUrl.map(url -> "[%s](%s)".formatted(name, url)).orElse(name), what, sourceId);
    }

    @Override
    public String report() {
        return new Markdown(citation())
                .paragraph(line())
                .paragraph(checked)
                .paragraph(statement.orElse("What it says was not read."))
                .list("Mind", warnings, warning -> warning)
                .paragraph(note.map("Note: %s"::formatted).orElse(""))
                .text();
    }
}
