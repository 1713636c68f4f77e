/** The transfer market: what is known of a player's situation, what was said when, and what the rules make of it. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "charts",
            "crawling",
            "delivery",
            "football",
            "football::intake",
            "football::names",
            "football::outlook",
            "football::standing",
            "jobs",
            "law",
            "law::decisions",
            "law::sums",
            "mcp",
            "models",
            "problem",
            "retrieval",
            "store",
            "time"
        })
@NullMarked
package touchline.market;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
