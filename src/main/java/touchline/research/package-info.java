/** Long questions across areas, as durable jobs: what law, decisions and the case itself say, checked and written as a brief. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "cases",
            "cases::register",
            "cases::search",
            "crawling",
            "documents",
            "jobs",
            "law",
            "law::citations",
            "law::decisions",
            "law::grammar",
            "mcp",
            "models",
            "problem",
            "retrieval",
            "store",
            "time"
        })
@NullMarked
package touchline.research;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
