package touchline.research;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;
import touchline.cases.tools.CaseDesk;

/** A lawyer who has questions on a case researched. */
public record ResearchDesk(CaseDesk desk, String caseId) {

    /** With a new case that tells a story. */
    public static ResearchDesk on(CaseDesk desk, String title, String summary) {
        return new ResearchDesk(
                desk,
                desk.done("create_case", Map.of("title", title, "summary", summary))
                        .path("case_id")
                        .asString());
    }

    public JsonNode request(String query, String depth, Map<String, ?> more) {
        var arguments = new HashMap<String, Object>(Map.of("case_id", caseId, "query", query, "depth", depth));
        arguments.putAll(more);
        return desk.done("request_case_research", arguments);
    }

    public JsonNode read(String jobId) {
        return desk.done("get_case_research", Map.of("case_id", caseId, "job_id", jobId));
    }

    /** The research when it has ended. */
    public JsonNode ended(String jobId) {
        return Awaitility.await()
                .atMost(Duration.ofMinutes(2))
                .until(
                        () -> read(jobId),
                        answer -> !answer.path("status").asString().matches("queued|running"));
    }

    /** What stands in the source matrix of the case, first attached first. */
    public Stream<JsonNode> sources() {
        return desk.done("list_case_sources", Map.of("case_id", caseId, "limit", 100))
                .path("sources")
                .valueStream();
    }

    public JsonNode researched(String query) {
        return ended(request(query, "quick", Map.of()).path("job_id").asString());
    }
}
