/** The register of football: players, clubs, moves, seasons and what else is known of them, each with source and date. */
@ApplicationModule(allowedDependencies = {"problem", "store", "time"})
@NullMarked
package touchline.football;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
