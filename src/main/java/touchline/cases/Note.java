package touchline.cases;

import java.time.Instant;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;
import touchline.mcp.Report;

/** Words that somebody keeps with a case. */
public record Note(
        String noteId,
        String caseId,
        String text,
        @Doc("Always false: notes are not searched") boolean indexed,
        Instant addedAt)
        implements Report {

    public String line() {
        return "%s: %s".formatted(addedAt.toString().substring(0, 10), text);
    }

    @Override
    public String report() {
        return new Markdown("Note kept")
                .paragraph("It is shown by get_case and not searched by search_case.")
                .paragraph(text)
                .text();
    }
}
