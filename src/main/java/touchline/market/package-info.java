/** The transfer market: what is known of a player's situation, what was said when, and what the rules make of it. */
@ApplicationModule(allowedDependencies = {"accounts", "football", "football::names", "mcp", "problem"})
@NullMarked
package touchline.market;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
