package touchline.cases;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** An address that somebody keeps with a case; what is there was not read. */
public record Link(
        String linkId,
        String caseId,
        String url,
        Optional<String> title,

        @Doc("What whoever added it copied from there") Optional<String> excerpt,
        List<String> tags,
        Instant addedAt)
        implements Report {

    public String line() {
        return "[%s](%s)%s"
                .formatted(title.orElse(url), url, tags.isEmpty() ? "" : ", tagged " + String.join(", ", tags));
    }

    @Override
    public String report() {
        return new Markdown("Link kept")
                .paragraph(line() + ". What is there was not read, and links are not searched.")
                .paragraph(excerpt.map("Excerpt: %s"::formatted).orElse(""))
                .text();
    }
}
