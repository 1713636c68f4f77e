/** Measures how well files are read, against texts that say what a perfect reader would write. */
@NullMarked
package touchline.eval.documents;

import org.jspecify.annotations.NullMarked;
