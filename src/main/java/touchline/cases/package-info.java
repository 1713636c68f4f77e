/** Legal case work: decisions looked up, and citations checked. */
@ApplicationModule(
        allowedDependencies = {"accounts", "law", "law::citations", "law::decisions", "mcp", "problem", "retrieval"})
@NullMarked
package touchline.cases;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
