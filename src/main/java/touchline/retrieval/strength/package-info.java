/** How sure we are that what was found answers what was asked. */
@NullMarked
package touchline.retrieval.strength;

import org.jspecify.annotations.NullMarked;
