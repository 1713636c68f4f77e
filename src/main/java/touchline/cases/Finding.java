package touchline.cases;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchline.mcp.Doc;
import touchline.mcp.Markdown;

/** Something found out about a case. */
public record Finding(
        String findingId,
        String caseId,
        FindingKind kind,
        String text,
        @Doc("None for a search that found nothing") List<Support> sources,
        Confidence confidence,
        @Doc("Who or what found it") String madeBy,
        @Doc("Of the research that found it") Optional<String> jobId,
        Instant madeAt) {

    public Finding {
        sources = List.copyOf(sources);
    }

    Finding resting(List<Support> supports) {
        return new Finding(findingId, caseId, kind, text, supports, confidence, madeBy, jobId, madeAt);
    }

    /** For a reader. */
    public String line() {
        String rests = sources.stream().map(Support::line).collect(Collectors.joining("; "));
        return "%s (%s confidence, %s, %s)%s"
                .formatted(
                        text,
                        Markdown.words(confidence),
                        madeBy,
                        madeAt.toString().substring(0, 10),
                        rests.isEmpty() ? "" : " Sources: " + rests);
    }
}
