/** The facts that the release brings along, taken into the register when they differ from those taken last. */
@NullMarked
package touchline.football.sample;

import org.jspecify.annotations.NullMarked;
