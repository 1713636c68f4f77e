/**
 * Signed messages to the endpoints of others, at least once each: recorded in the sender's own write, then sent until they
 * arrive or a day has passed; knows nothing of what they say.
 */
@ApplicationModule(allowedDependencies = {"outgoing", "problem", "store", "time"})
@NullMarked
package touchline.delivery;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
