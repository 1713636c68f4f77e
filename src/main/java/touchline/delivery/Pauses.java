package touchline.delivery;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** How long a message waits after each failure: about a day in all. */
final class Pauses {

    private static final List<Duration> AFTER = List.of(
            Duration.ofSeconds(5),
            Duration.ofSeconds(30),
            Duration.ofMinutes(2),
            Duration.ofMinutes(10),
            Duration.ofMinutes(45),
            Duration.ofHours(2),
            Duration.ofHours(5),
            Duration.ofHours(7),
            Duration.ofHours(9));

    private static final double SPREAD = 0.1;

    private Pauses() {}

    /**
     * Up to a tenth longer for some messages than for others, so that they do not all come back at once.
     *
     * @param failures how many there were, from 1
     * @return absent = it is given up
     */
    static Optional<Duration> after(int failures, String id) {
        if (failures > AFTER.size()) {
            return Optional.empty();
        }
        var pause = AFTER.get(failures - 1);
        double longer = new Random(id.hashCode() * 31L + failures).nextDouble() * SPREAD;
        return Optional.of(pause.plusMillis((long) (pause.toMillis() * longer)));
    }
}
