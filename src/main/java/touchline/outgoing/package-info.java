/** The one door to other people's servers: whom a fetch may reach, how long it may take, how much it may bring. */
@ApplicationModule(allowedDependencies = {})
@NullMarked
package touchline.outgoing;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
