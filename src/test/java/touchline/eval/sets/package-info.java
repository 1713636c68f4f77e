/** Questions and the records that answer them, in the layouts in which they are kept. */
@NullMarked
package touchline.eval.sets;

import org.jspecify.annotations.NullMarked;
