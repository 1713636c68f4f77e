/** What a player's numbers are worth beside those of peers: per 90 minutes, percentile and distance from the mean. */
@NullMarked
@NamedInterface("standing")
package touchline.football.standing;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.NamedInterface;
