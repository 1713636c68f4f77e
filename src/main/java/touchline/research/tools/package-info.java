/** The tools of research, one class each. */
@NullMarked
package touchline.research.tools;

import org.jspecify.annotations.NullMarked;
