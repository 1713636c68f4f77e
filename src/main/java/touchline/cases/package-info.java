/** Legal case work: cases with their sources, findings, links and notes; decisions looked up, and citations checked. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "law",
            "law::citations",
            "law::decisions",
            "law::grammar",
            "mcp",
            "problem",
            "retrieval",
            "store"
        })
@NullMarked
package touchline.cases;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
