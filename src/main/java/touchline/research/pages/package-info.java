/** Pages that a research reads, each becoming a source of the case. */
@NullMarked
package touchline.research.pages;

import org.jspecify.annotations.NullMarked;
