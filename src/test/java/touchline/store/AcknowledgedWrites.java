package touchline.store;

import java.nio.file.Path;
import java.time.Duration;

/** Writes the numbers 1 to 1000, each in its own transaction, and says each one when the store has acknowledged it. */
final class AcknowledgedWrites {

    static final String ACKNOWLEDGED = "acknowledged ";

    private AcknowledgedWrites() {}

    public static void main(String[] place) {
        var patience = Duration.ofSeconds(5);
        try (Database database = place[0].startsWith("jdbc:")
                ? Postgres.open(place[0], patience)
                : Sqlite.open(Path.of(place[0]), patience)) {
            var store = new Store(database);
            for (int number = 1; number <= 1000; number++) {
                int next = number;
                store.write(tx -> tx.sql("insert into note (id, text) values (?, 'a')")
                                .param("kept-" + next)
                                .update()
                        + tx.sql("insert into note (id, text) values (?, 'b')")
                                .param("twin-" + next)
                                .update());
                System.out.println(ACKNOWLEDGED + number);
            }
        }
    }
}
