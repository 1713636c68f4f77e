package bench;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The articles in memory and the one tool that reads them. */
@Singleton
public class Articles {

    private record Answer(String instrument, String article, String text, Map<String, Object> structured) {}

    private final Map<String, Answer> byNumber = new HashMap<>();

    Articles(ObjectMapper json, @ConfigProperty(name = "bench.articles") Path file) throws IOException {
        for (Answer a : json.readValue(file.toFile(), new TypeReference<List<Answer>>() {})) {
            byNumber.put(a.instrument + " " + a.article, a);
        }
    }

    // The lookup never waits, so the event loop may run it: Quarkus' fastest way.
    @NonBlocking
    @Tool(
            name = "get_regulation_article",
            title = "Regulation article",
            description = "One article of an instrument: its facts in own words, edition, status and source.",
            annotations =
                    @Tool.Annotations(
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    ToolResponse find(
            @ToolArg(description = "Code of the instrument, such as RSTP") String instrument,
            @ToolArg(description = "Number of the article, such as 17 or 18bis") String article,
            @ToolArg(description = "The day the answer must hold for; today when left out") Optional<String> as_of) {
        Answer found = byNumber.get(instrument + " " + article);
        if (found == null) {
            return ToolResponse.error("NOT_FOUND: " + instrument + " " + article);
        }
        return new ToolResponse(false, List.of(new TextContent(found.text)), found.structured, null);
    }
}
