package touchline.cases;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** A case as it is kept; whose it is stands only in the database. */
public record CaseFile(
        @Doc("Name the case by it") String caseId,
        String title,
        Optional<String> summary,
        List<String> parties,

        @Doc("Where it is heard or would be; absent = not said")
        Optional<String> forum,

        List<String> tags,
        CaseStatus status,

        @Doc("Rises with every change of these fields; update_case asks for it")
        int version,

        Instant createdAt,
        @Doc("When these fields were last changed") Instant updatedAt)
        implements Report {

    public CaseEntry entry() {
        return new CaseEntry(title, summary, parties, forum, tags, status);
    }

    CaseFile with(List<String> itsTags) {
        return new CaseFile(caseId, title, summary, parties, forum, itsTags, status, version, createdAt, updatedAt);
    }

    /** Title, status and where it is found, in one line. */
    public String line() {
        return "**%s**, %s%s, `%s`, version %d"
                .formatted(
                        title,
                        Markdown.words(status),
                        tags.isEmpty() ? "" : ", tagged " + String.join(", ", tags),
                        caseId,
                        version);
    }

    @Override
    public String report() {
        return new Markdown(title)
                .paragraph("Case `%s`, %s, version %d, opened %s."
                        .formatted(caseId, Markdown.words(status), version, createdAt))
                .paragraph(summary.orElse("No summary yet."))
                .list("Parties", parties, party -> party)
                .paragraph("Forum: %s. Tags: %s."
                        .formatted(forum.orElse("not said"), tags.isEmpty() ? "none" : String.join(", ", tags)))
                .text();
    }
}
