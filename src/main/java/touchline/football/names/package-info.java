/** Finds players by name: in any script and romanisation, with typing errors, in any order, whole or in part. */
@NullMarked
@NamedInterface("names")
package touchline.football.names;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
