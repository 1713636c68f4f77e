/** The tools and resources of the area of legal case work. */
@NullMarked
package touchline.cases.tools;

import org.jspecify.annotations.NullMarked;
