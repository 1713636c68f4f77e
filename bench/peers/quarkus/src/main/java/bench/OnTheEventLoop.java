package bench;

import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import io.quarkus.arc.profile.UnlessBuildProfile;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.inject.Singleton;
import java.util.Optional;

/** The tool in Quarkus' fastest way: the lookup never waits, so the event loop may run it. */
@Singleton
@UnlessBuildProfile("worker")
public class OnTheEventLoop {

    private final Articles articles;

    OnTheEventLoop(Articles articles) {
        this.articles = articles;
    }

    @NonBlocking
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
