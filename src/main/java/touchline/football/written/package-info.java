/** Reads fees, days and seasons as files write them. */
@NullMarked
package touchline.football.written;

import org.jspecify.annotations.NullMarked;
