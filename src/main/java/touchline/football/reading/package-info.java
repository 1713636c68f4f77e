/** What formats have in common: how rows and elements become entries, and matches add up to seasons. */
@NullMarked
@NamedInterface("reading")
package touchline.football.reading;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
