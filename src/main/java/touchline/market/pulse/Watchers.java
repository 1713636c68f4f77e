package touchline.market.pulse;

import java.util.Collection;
import java.util.Set;

/** What users watch, as far as reports and messages have to know. */
public interface Watchers {

    /** How many players are watched by anybody. */
    int players();

    /** Those of the players whom anybody watches. */
    Set<String> among(Collection<String> players);
}
