package touchline.retrieval;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.retrieval.rows.ChangeLog;
import touchline.retrieval.rows.PassageRows;
import touchline.store.Store;

/**
 * The passages in the store: what can be found. What is written inside {@link Store#write} is part of that
 * transaction; from its end on searches find what was put, by words at once and by meaning soon, and nothing else.
 */
public final class Passages {

    private final Store store;

    Passages(Store store) {
        this.store = store;
    }

    /**
     * Makes the passages of a source exactly these; those that are the same as before stay untouched.
     *
     * @throws IllegalArgumentException when one is of another source, an id occurs twice or belongs to another source,
     *     or the owner is not one and the same
     */
    public void replace(String source, List<Passage> passages) {
        check(source, passages);
        store.write(database -> replace(database, source, passages));
    }

    /** From now on nothing finds them. */
    public void forget(String source) {
        replace(source, List.of());
    }

    /**
     * Forgets every source of an owner.
     *
     * @throws IllegalArgumentException for {@link Passage#SHARED}, whose sources are forgotten one by one
     */
    public void forgetOwner(String owner) {
        if (owner.equals(Passage.SHARED)) {
            throw new IllegalArgumentException("The shared library has no owner to forget");
        }
        store.write(database -> {
            PassageRows.sources(database, owner).forEach(source -> replace(database, source, List.of()));
            return owner;
        });
    }

    private static int replace(JdbcClient database, String source, List<Passage> passages) {
        if (!passages.isEmpty()) {
            requireOwner(source, PassageRows.owners(database, source), passages.getFirst());
        }
        Map<String, String> gone = new HashMap<>(PassageRows.hashes(database, source));
        long number = ChangeLog.last(database) + 1;
        for (Passage passage : passages) {
            if (!PassageRows.isSame(passage, gone.remove(passage.id()))) {
                put(database, passage);
                ChangeLog.add(database, number, passage.id());
            }
        }
        for (String id : gone.keySet()) {
            PassageRows.delete(database, id);
            ChangeLog.add(database, number, id);
        }
        return passages.size();
    }

    private static void put(JdbcClient database, Passage passage) {
        if (!PassageRows.put(database, passage)) {
            throw new IllegalArgumentException("The id %s belongs to another source".formatted(passage.id()));
        }
    }

    private static void requireOwner(String source, List<String> owners, Passage passage) {
        if (!owners.isEmpty() && !owners.equals(List.of(passage.owner()))) {
            throw new IllegalArgumentException("The source %s belongs to another owner".formatted(source));
        }
    }

    private static void check(String source, List<Passage> passages) {
        Set<String> ids = new HashSet<>();
        for (Passage passage : passages) {
            if (!passage.source().equals(source)
                    || !passage.owner().equals(passages.getFirst().owner())
                    || !ids.add(passage.id())) {
                throw new IllegalArgumentException(
                        "The passage %s is twice in %s, or of another source or owner".formatted(passage.id(), source));
            }
        }
    }
}
