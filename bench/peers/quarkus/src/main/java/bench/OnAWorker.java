package bench;

import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import io.quarkus.arc.profile.IfBuildProfile;
import jakarta.inject.Singleton;
import java.util.Optional;

/** The tool in Quarkus' usual way: whatever may wait runs on a worker thread. */
@Singleton
@IfBuildProfile("worker")
public class OnAWorker {

    private final Articles articles;

    OnAWorker(Articles articles) {
        this.articles = articles;
    }

    @Tool(
            name = Articles.NAME,
            title = Articles.TITLE,
            description = Articles.DESCRIPTION,
            annotations =
                    @Tool.Annotations(
                            readOnlyHint = true,
                            destructiveHint = false,
                            idempotentHint = true,
                            openWorldHint = false))
    ToolResponse find(
            @ToolArg(description = Articles.INSTRUMENT) String instrument,
            @ToolArg(description = Articles.ARTICLE) String article,
            @ToolArg(description = Articles.DAY) Optional<String> as_of) {
        return articles.find(instrument, article);
    }
}
