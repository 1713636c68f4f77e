/** Touchline: sports-regulation tools for AI agents and people. */
@NullMarked
package touchline;

import org.jspecify.annotations.NullMarked;
