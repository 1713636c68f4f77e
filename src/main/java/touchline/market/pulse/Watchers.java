package touchline.market.pulse;

import java.util.Collection;
import java.util.Set;

/** What users watch, as far as reports and messages have to know. */
public interface Watchers {

    Watchers NOBODY = new Watchers() {
        @Override
        public int players() {
            return 0;
        }

        @Override
        public Set<String> among(Collection<String> players) {
            return Set.of();
        }
    };

    /** How many players are watched by anybody. */
    int players();

    /** Those of the players whom anybody watches. */
    Set<String> among(Collection<String> players);
}
