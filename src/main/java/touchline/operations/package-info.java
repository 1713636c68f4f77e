/** What operators open: minting, health. */
@ApplicationModule(allowedDependencies = {"accounts", "problem", "store", "web"})
@NullMarked
package touchline.operations;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
