/**
 * Finds passages by words and by meaning, and says how sure it is.
 *
 * <p>Who has text to find puts it into {@link touchline.retrieval.Passages}; who looks for some asks
 * {@link touchline.retrieval.PassageSearch}. The index follows the store and can always be made anew from it.
 */
@ApplicationModule(allowedDependencies = {"problem", "store", "time"})
@NullMarked
package touchline.retrieval;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
