package touchline.cases;

import java.util.Optional;
import touchline.mcp.Doc;

/** What a finding rests on. */
public record Support(
        String sourceId,
        @Doc("Of the source") String title,
        Optional<String> sourceUrl,

        @Doc("Where in the source, such as p. 12, para. 45") Optional<String> pinpoint,

        @Doc("The source's words") Optional<String> quote) {

    /** For a reader. */
    String line() {
        return title
                + pinpoint.map(", %s"::formatted).orElse("")
                + sourceUrl.map(" (%s)"::formatted).orElse("")
                + quote.map(": “%s”"::formatted).orElse("");
    }
}
