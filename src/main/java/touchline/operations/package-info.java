/** What operators open: minting, health, the command line. */
@ApplicationModule(allowedDependencies = {"accounts", "law::decisions", "mcp", "retrieval", "problem", "store", "web"})
@NullMarked
package touchline.operations;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
