/** The register of instruments, articles and decisions: what they say, in which edition, and on which day. */
@ApplicationModule(allowedDependencies = {"problem", "retrieval", "store"})
@NullMarked
package touchline.law;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
