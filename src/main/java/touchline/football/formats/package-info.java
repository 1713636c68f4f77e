/** The files that operators hold, format by format, as entries of the register. */
@NullMarked
@NamedInterface("formats")
package touchline.football.formats;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
