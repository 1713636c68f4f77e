/** What HTTP answers have in common: problem bodies, client address, headers. */
@ApplicationModule(allowedDependencies = {"accounts", "problem"})
@NullMarked
package touchline.web;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
