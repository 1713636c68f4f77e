/** What operators open: minting, imports, health, the command line. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "delivery",
            "football::formats",
            "football::reading",
            "jobs",
            "law::decisions",
            "market::feeds",
            "mcp",
            "retrieval",
            "problem",
            "research::watch",
            "store",
            "web"
        })
@NullMarked
package touchline.operations;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
