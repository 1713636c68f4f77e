/** What a research asks of the register, the library and the case, and what it found there. */
@NullMarked
package touchline.research.asking;

import org.jspecify.annotations.NullMarked;
