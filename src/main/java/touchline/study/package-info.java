/** Lessons and articles for whoever prepares for the football agent exam. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "law",
            "law::grammar",
            "law::sums",
            "mcp",
            "models",
            "problem",
            "retrieval",
            "store"
        })
@NullMarked
package touchline.study;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
