/** Finds the decisions and articles that a text cites, and says of each whether the register bears it out. */
@NamedInterface("citations")
@NullMarked
package touchline.law.citations;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
