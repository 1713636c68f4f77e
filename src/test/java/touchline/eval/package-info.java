/** Measures search, its strength and citations against labelled questions and texts; {@code eval/run} starts it. */
@NullMarked
package touchline.eval;

import org.jspecify.annotations.NullMarked;
