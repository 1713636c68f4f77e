/** Source packs: all that a case rests on, with terms and dates, for another agent to work from. */
@NullMarked
package touchline.research.pack;

import org.jspecify.annotations.NullMarked;
