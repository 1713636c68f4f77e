/** What a tool is; how clients list and call them; discovery documents. Knows no tool in particular. */
@ApplicationModule(allowedDependencies = {"accounts", "outgoing", "problem"})
@NullMarked
package touchline.mcp;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
