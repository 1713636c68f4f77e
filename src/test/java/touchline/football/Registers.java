package touchline.football;

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

    public static Seasons seasons(Store store) {
        return new Seasons(store);
    }
}
