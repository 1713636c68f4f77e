package touchline.retrieval;

import java.nio.file.Path;
import touchline.store.Databases;

/** Stores, indexes and writes to disk one passage after the other, and says each, until it is killed. */
final class EndlessIndexing {

    static final String STORED = "stored ";

    private EndlessIndexing() {}

    public static void main(String[] folder) {
        try (var desk = Desk.at(Databases.SQLITE, Path.of(folder[0]))) {
            for (int i = 0; ; i++) {
                desk.put(Desk.passage("p" + i, "The clause" + i + " of the contract."))
                        .embed();
                System.out.println(STORED + "p" + i);
            }
        }
    }
}
