package touchline.crawling;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import touchline.store.Store;
import touchline.time.Moments;

/** Keeps requests to one host apart, those of all nodes together. */
final class Turns {

    private final Store store;
    private final Clock clock;

    Turns(Store store, Clock clock) {
        this.store = store;
        this.clock = clock;
    }

    /**
     * Takes the next turn with a host.
     *
     * @param pause until whoever comes after may ask
     * @return when it is
     */
    Instant take(String host, Duration pause) {
        return store.write(client -> {
            Instant now = Moments.now(clock);
            Optional<Instant> due = client.sql("SELECT due_at FROM crawling_turn WHERE host = :host")
                    .param("host", host)
                    .query(String.class)
                    .optional()
                    .map(Instant::parse);
            Instant turn = due.filter(now::isBefore).orElse(now);
            client.sql("""
                    INSERT INTO crawling_turn (host, due_at) VALUES (:host, :next)
                    ON CONFLICT (host) DO UPDATE SET due_at = excluded.due_at
                    """)
                    .param("host", host)
                    .param("next", Moments.write(turn.plus(pause)))
                    .update();
            return turn;
        });
    }

    /** Leaves the host alone for a while, as it asked. */
    void hold(String host, Duration pause) {
        take(host, pause);
    }
}
