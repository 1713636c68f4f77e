package touchline.models;

import java.util.Optional;

/**
 * What a model wrote.
 *
 * @param usage absent where its server does not count
 */
public record Written(String text, Optional<Usage> usage) {

    /** How many tokens a model read and wrote. */
    public record Usage(int read, int written) {

        /** What it costs: a unit for every thousand tokens begun. */
        public int costUnits() {
            return (read + written + 999) / 1000;
        }
    }
}
