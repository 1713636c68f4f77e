package touchline.eval;

import java.util.concurrent.locks.LockSupport;
import touchline.retrieval.Coverage;
import touchline.retrieval.PassageSearch;

/** Waits for work in the background, and says how far it has come. */
final class Patience {

    private static final long HALF_A_SECOND = 500_000_000L;

    private Patience() {}

    static void untilEmbedded(PassageSearch search) {
        Coverage now = search.coverage();
        long told = -1;
        while (!now.loaded() || now.passages() == 0 || now.embedded() < now.passages()) {
            if (now.embedded() / 1000 > told) {
                told = now.embedded() / 1000;
                System.err.printf("%d of %d passages embedded …%n", now.embedded(), now.passages());
            }
            LockSupport.parkNanos(HALF_A_SECOND);
            now = search.coverage();
        }
    }
}
