/** The tools, prompts and resources of the study area. */
@NullMarked
package touchline.study.tools;

import org.jspecify.annotations.NullMarked;
