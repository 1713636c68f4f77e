package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.market.feeds.FeedState;
import touchline.market.feeds.Feeds;

/** How the reading of feeds goes, for operators: docs/imports.md. */
@RestController
final class FeedRoutes {

    /** The feeds of the settings that were read or tried. */
    record FeedsRead(List<FeedState> feeds) {}

    private final Feeds feeds;

    FeedRoutes(Feeds feeds) {
        this.feeds = feeds;
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/feeds")
    FeedsRead feeds() {
        return new FeedsRead(feeds.states());
    }
}
