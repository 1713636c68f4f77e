/** The language model that an operator sets, behind one door; without one nothing here is called. */
@ApplicationModule(allowedDependencies = {"outgoing", "problem"})
@NullMarked
package touchline.models;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
