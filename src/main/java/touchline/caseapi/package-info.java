/** The case-research API 3.0.0: cases, documents, jobs, search and conversion over HTTP, one class for each group of routes. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "cases",
            "cases::search",
            "documents",
            "documents::printing",
            "jobs",
            "law::decisions",
            "mcp",
            "problem",
            "research",
            "research::pack",
            "retrieval",
            "store",
            "web"
        })
@NullMarked
package touchline.caseapi;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
