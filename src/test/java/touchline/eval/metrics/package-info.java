/** The figures by which search, its strength and citations are judged. */
@NullMarked
package touchline.eval.metrics;

import org.jspecify.annotations.NullMarked;
