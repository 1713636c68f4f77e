/** Who asks: sign-in, keys, entitlements, quotas. */
@ApplicationModule(allowedDependencies = {"outgoing", "problem", "store"})
@NullMarked
package touchline.accounts;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
