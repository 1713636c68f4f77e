/** Legal case work: cases with their documents, sources, findings, links and notes; decisions looked up, and citations checked. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "documents",
            "jobs",
            "law",
            "law::citations",
            "law::decisions",
            "law::grammar",
            "mcp",
            "problem",
            "retrieval",
            "store",
            "time"
        })
@NullMarked
package touchline.cases;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
