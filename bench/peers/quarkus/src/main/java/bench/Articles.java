package bench;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.ToolResponse;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The articles in memory, and how the one tool that reads them is declared. */
@Singleton
public class Articles {

    static final String NAME = "get_regulation_article";
    static final String TITLE = "Regulation article";
    static final String DESCRIPTION =
            "One article of an instrument: its facts in own words, edition, status and source.";
    static final String INSTRUMENT = "Code of the instrument, such as RSTP";
    static final String ARTICLE = "Number of the article, such as 17 or 18bis";
    static final String DAY = "The day the answer must hold for; today when left out";

    private record Answer(String instrument, String article, String text, Map<String, Object> structured) {}

    private final Map<String, Answer> byNumber = new HashMap<>();

    Articles(ObjectMapper json, @ConfigProperty(name = "bench.articles") Path file) throws IOException {
        for (Answer a : json.readValue(file.toFile(), new TypeReference<List<Answer>>() {})) {
            byNumber.put(a.instrument + " " + a.article, a);
        }
    }

    ToolResponse find(String instrument, String article) {
        Answer found = byNumber.get(instrument + " " + article);
        if (found == null) {
            return ToolResponse.error("NOT_FOUND: " + instrument + " " + article);
        }
        return new ToolResponse(false, List.of(new TextContent(found.text)), found.structured, null);
    }
}
