/** The tools of scouting, one class each, listed by {@link touchline.scout.tools.ScoutOffer}. */
@NullMarked
package touchline.scout.tools;

import org.jspecify.annotations.NullMarked;
