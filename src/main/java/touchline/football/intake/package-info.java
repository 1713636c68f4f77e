/** The one way into the register: takes rows in its own words, finds out whom they mean, and stores what is new. */
@NullMarked
@NamedInterface("intake")
package touchline.football.intake;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
