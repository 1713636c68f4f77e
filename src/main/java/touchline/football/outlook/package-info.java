/** What the register says of the market as a whole: how values change, when contracts end, where clubs play, who says what. */
@NullMarked
@NamedInterface("outlook")
package touchline.football.outlook;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
