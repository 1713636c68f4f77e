/** The register of football: players, clubs, moves and seasons, and the importers for the files that operators hold. */
@NullMarked
@ApplicationModule(allowedDependencies = {"store", "problem", "time"})
package touchline.football;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
