/** Fits the probability behind the strength to labelled questions. */
@NullMarked
package touchline.eval.calibration;

import org.jspecify.annotations.NullMarked;
