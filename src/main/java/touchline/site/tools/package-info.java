/** The tools that describe the service itself and the caller's standing with it. */
@NullMarked
package touchline.site.tools;

import org.jspecify.annotations.NullMarked;
