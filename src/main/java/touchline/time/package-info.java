/** What time it is: one clock for the whole service, which a demonstration may set. */
@ApplicationModule(allowedDependencies = {})
@NullMarked
package touchline.time;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
