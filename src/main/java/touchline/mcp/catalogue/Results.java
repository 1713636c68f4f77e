package touchline.mcp.catalogue;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.mcp.Content;
import touchline.mcp.Fields;
import touchline.mcp.Lasting;
import touchline.mcp.Report;

/** Turns a tool's answer into the result that goes to the client. */
final class Results {

    /** By identity, and only as long as the tool itself keeps the answer. */
    private final LoadingCache<Lasting, Map<String, Object>> written =
            Caffeine.newBuilder().weakKeys().build(Results::written);

    Map<String, Object> of(Report answer) {
        return answer instanceof Lasting lasting ? written.get(lasting) : fields(answer);
    }

    private static Map<String, Object> fields(Report answer) {
        List<Map<String, Object>> content = new ArrayList<>();
        content.add(new Content.Text(Reports.withinLimit(answer.report())).toWire());
        answer.attachments().forEach(attachment -> content.add(attachment.toWire()));
        return Fields.of(
                "content", content,
                "structuredContent", answer,
                "isError", false);
    }

    private static Map<String, Object> written(Lasting answer) {
        Map<String, Object> result = new LinkedHashMap<>();
        fields(answer).forEach((name, value) -> result.put(name, Json.raw(value)));
        return result;
    }
}
