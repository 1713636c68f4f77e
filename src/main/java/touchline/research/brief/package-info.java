/** The brief: what was found, in the order in which a lawyer reads it. */
@NullMarked
package touchline.research.brief;

import org.jspecify.annotations.NullMarked;
