package touchline.research;

import java.util.List;
import java.util.Optional;

/**
 * What came of a research; the result of its job.
 *
 * @param brief Markdown
 * @param engine extractive, or model where a language model wrote the summary
 * @param note what is to be said of the engine; absent = nothing
 * @param findings the ids of those made
 * @param failures one sentence for each thing that could not be done or was left out
 */
public record Researched(
        String brief, String engine, Optional<String> note, List<String> findings, List<String> failures) {

    public Researched {
        findings = List.copyOf(findings);
        failures = List.copyOf(failures);
    }
}
