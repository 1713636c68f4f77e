/** The pages a person sees, and the tools that describe the service itself. */
@ApplicationModule(
        allowedDependencies = {
            "accounts",
            "charts",
            "delivery",
            "football",
            "law",
            "law::decisions",
            "market::pulse",
            "mcp",
            "problem",
            "scout",
            "study",
            "study::progress",
            "web"
        })
@NullMarked
package touchline.site;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
