/** The register of instruments and articles: what they say, in which edition, and on which day. */
@ApplicationModule(allowedDependencies = "problem")
@NullMarked
package touchline.law;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
