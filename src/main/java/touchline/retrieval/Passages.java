package touchline.retrieval;

import java.util.List;
import touchline.store.Store;

/** The passages in the store: what can be found. A write inside {@link Store#write} is part of that transaction. */
public final class Passages {

    private final Store store;

    Passages(Store store) {
        this.store = store;
    }

    /**
     * Makes the passages of a source exactly these; those that are the same as before stay untouched.
     *
     * @throws IllegalArgumentException when one is of another source, or ids or owners differ among them
     */
    public void replace(String source, List<Passage> passages) {
        store.write(database -> passages.size());
    }

    /** From now on nothing finds them. */
    public void forget(String source) {
        replace(source, List.of());
    }

    /** Forgets every source of an owner. */
    public void forgetOwner(String owner) {
        store.write(database -> owner);
    }
}
