/** Reads the RSS and Atom feeds that the operator names, for what they say of players of the register. */
@NamedInterface("feeds")
@NullMarked
package touchline.market.feeds;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
