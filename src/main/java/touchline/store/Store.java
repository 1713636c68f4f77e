package touchline.store;

import java.util.function.Function;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The database, read and written through two doors so that readers never wait for writers. */
public interface Store {

    /** For queries outside a write: sees what has been committed, and never waits for a writer. */
    JdbcClient read();

    /**
     * Runs {@code work} in one write transaction, taken at once (never a reader that becomes a writer), and
     * returns what it returns. Everything or nothing is stored; what is returned has reached the disk.
     *
     * @throws touchline.problem.Problem UNAVAILABLE when the database is locked for too long or the disk is full
     */
    <T> T write(Function<JdbcClient, T> work);
}
