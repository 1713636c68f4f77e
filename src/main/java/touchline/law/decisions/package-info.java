/** The library of decisions: what courts and tribunals decided about sport, by every number and name they go by. */
@NamedInterface("decisions")
@NullMarked
package touchline.law.decisions;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
