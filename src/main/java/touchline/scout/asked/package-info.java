/** Reads what somebody asks for in free words: "left-footed centre-backs under 23 in Ligue 1 with 900 minutes". */
@NullMarked
package touchline.scout.asked;

import org.jspecify.annotations.NullMarked;
