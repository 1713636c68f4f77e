/** Failures worth telling a caller about. */
@ApplicationModule(allowedDependencies = {})
@NullMarked
package touchline.problem;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
