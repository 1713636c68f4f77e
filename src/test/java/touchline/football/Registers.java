package touchline.football;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import touchline.store.Store;

/** The collections of the register over a store, for tests in other packages. */
public final class Registers {

    private Registers() {}

    public static Players players(Store store) {
        return new Players(store);
    }

    public static Moves moves(Store store) {
        return new Moves(store);
    }

    public static Valuations valuations(Store store) {
        return new Valuations(store);
    }

    public static Seasons seasons(Store store) {
        return new Seasons(store);
    }

    public static Coverage coverage(Store store) {
        return new Coverage(store, Clock.fixed(Instant.parse("2091-08-01T12:00:00Z"), ZoneOffset.UTC));
    }
}
