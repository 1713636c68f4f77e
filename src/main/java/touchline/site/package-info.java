/** The pages a person sees, and the tools that describe the service itself. */
@ApplicationModule(allowedDependencies = {"accounts", "law", "mcp", "problem", "study", "web"})
@NullMarked
package touchline.site;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
