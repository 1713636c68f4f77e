package touchline.cases.tools;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.cases.CaseOverview;
import touchline.cases.CaseStatus;
import touchline.cases.Document;
import touchline.cases.Finding;
import touchline.cases.Link;
import touchline.cases.Note;
import touchline.cases.Source;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** A case with the first of all that belongs to it. */
record CaseAnswer(
        String caseId,
        String title,
        Optional<String> summary,
        List<String> parties,

        @Doc("Where it is heard or would be; absent = not said")
        Optional<String> forum,

        List<String> tags,
        CaseStatus status,

        @Doc("Send it with update_case") int version,
        Instant createdAt,
        Instant updatedAt,
        @Doc("How many there are of each") Counts counts,

        @Doc("The first ten, each with how far its conversion is")
        List<Document> documents,

        @Doc("The first ten") List<Source> sources,
        @Doc("The first ten") List<Finding> findings,
        @Doc("The first ten") List<Link> links,
        @Doc("The last ten; not searched") List<Note> notes)
        implements Report {

    static final int FIRST = 10;

    record Counts(int documents, int sources, int findings, int links, int notes) {}

    static CaseAnswer of(CaseOverview overview) {
        var file = overview.file();
        return new CaseAnswer(
                file.caseId(),
                file.title(),
                file.summary(),
                file.parties(),
                file.forum(),
                file.tags(),
                file.status(),
                file.version(),
                file.createdAt(),
                file.updatedAt(),
                new Counts(
                        overview.documentCount(),
                        overview.sourceCount(),
                        overview.findings().size(),
                        overview.links().size(),
                        overview.notes().size()),
                first(overview.documents()),
                first(overview.sources()),
                first(overview.findings()),
                first(overview.links()),
                overview.notes().reversed().stream().limit(FIRST).toList());
    }

    private static <T> List<T> first(List<T> all) {
        return all.stream().limit(FIRST).toList();
    }

    @Override
    public String report() {
        return new Markdown(title)
                .paragraph("Case `%s`, %s, version %d, begun %s."
                        .formatted(caseId, Markdown.words(status), version, createdAt))
                .paragraph(summary.orElse("No summary yet."))
                .list("Parties", parties, party -> party)
                .paragraph("Forum: %s. Tags: %s. Documents: %d, sources: %d, findings: %d, links: %d, notes: %d."
                        .formatted(
                                forum.orElse("not said"),
                                tags.isEmpty() ? "none" : String.join(", ", tags),
                                counts.documents(),
                                counts.sources(),
                                counts.findings(),
                                counts.links(),
                                counts.notes()))
                .list("Documents", documents, Document::line)
                .list("Sources", sources, Source::line)
                .list(
                        "Findings",
                        findings,
                        finding -> "%s: %s".formatted(Markdown.words(finding.kind()), finding.line()))
                .list("Links", links, Link::line)
                .list("Notes, the last first", notes, Note::line)
                .text();
    }
}
