/** Drills: questions chosen for what a candidate does not know well yet. */
@NullMarked
package touchline.study.drills;

import org.jspecify.annotations.NullMarked;
