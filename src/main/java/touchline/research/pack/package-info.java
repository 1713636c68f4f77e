/** Source packs: all that a case rests on, with terms and dates, for another agent to work from. */
@NamedInterface("pack")
@NullMarked
package touchline.research.pack;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
