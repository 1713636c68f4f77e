package touchline.operations;

import io.swagger.v3.oas.annotations.security.SecurityRequirement;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import touchline.research.watch.SourceWatch;
import touchline.research.watch.Watched;

/** What operators see of the sources on the web that researches ask: docs/sources.md. */
@RestController
final class SourceRoutes {

    /** All sources, those that are off as well. */
    record Sources(List<Watched> sources) {}

    private final SourceWatch watch;

    SourceRoutes(SourceWatch watch) {
        this.watch = watch;
    }

    @SecurityRequirement(name = "x-worker-secret")
    @GetMapping("/api/internal/sources")
    Sources sources() {
        return new Sources(watch.all());
    }
}
