/** What operators open: minting, health, the command line. */
@ApplicationModule(allowedDependencies = {"accounts", "law::decisions", "retrieval", "problem", "store", "web"})
@NullMarked
package touchline.operations;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
