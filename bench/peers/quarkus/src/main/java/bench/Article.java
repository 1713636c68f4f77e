package bench;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;

/** What the register says about one article. */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Article(
        String instrument,
        String article,
        String title,
        String summary,
        List<KeyFact> keyFacts,
        String edition,
        String status,
        String inForceFrom,
        String inForceTo,
        List<Change> changes,
        String sourceUrl) {

    public record KeyFact(String paragraph, String fact) {}

    public record Change(String date, String note, String source) {}

    String report() {
        var text = new StringBuilder(2048);
        text.append("# ")
                .append(instrument)
                .append(" article ")
                .append(article)
                .append(": ")
                .append(title);
        text.append("\n\n").append(summary).append("\n\n");
        for (KeyFact f : keyFacts) {
            text.append("- **").append(f.paragraph).append("** ").append(f.fact).append('\n');
        }
        text.append("\nEdition: ")
                .append(edition)
                .append(". Status: ")
                .append(status)
                .append(".\n");
        if (inForceFrom != null) {
            text.append("In force from ").append(inForceFrom).append(".\n");
        }
        if (inForceTo != null) {
            text.append("In force to ").append(inForceTo).append(".\n");
        }
        for (Change c : changes) {
            text.append("- ").append(c.date).append(": ").append(c.note);
            text.append(" (").append(c.source).append(")\n");
        }
        return text.append("\nSource: ").append(sourceUrl).append('\n').toString();
    }
}
