/** Scouting: lists of players, profiles, comparison, and search by name or by description. */
@NullMarked
@ApplicationModule(
        allowedDependencies = {
            "football",
            "football :: names",
            "football :: outlook",
            "football :: standing",
            "mcp",
            "charts",
            "accounts",
            "problem",
            "time"
        })
package touchline.scout;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
