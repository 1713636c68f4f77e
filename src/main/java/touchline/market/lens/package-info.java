/** What the rules make of the facts of a player: worked out from the register, every assumption said. */
@NullMarked
package touchline.market.lens;

import org.jspecify.annotations.NullMarked;
