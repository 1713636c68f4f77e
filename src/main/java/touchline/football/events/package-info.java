/** Formats that tell of matches piece by piece, added up here to what each player did. */
@NullMarked
package touchline.football.events;

import org.jspecify.annotations.NullMarked;
