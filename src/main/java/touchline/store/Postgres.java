package touchline.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.transaction.TransactionDefinition;
import touchline.problem.Problem;

/** A PostgreSQL server, where several processes may share the data. */
final class Postgres implements Database {

    private static final int WRITERS = 4;
    private static final int READERS = 16;

    private final HikariDataSource writing;
    private final HikariDataSource reading;

    private Postgres(HikariDataSource writing, HikariDataSource reading) {
        this.writing = writing;
        this.reading = reading;
    }

    /**
     * @param patience how long a write waits for its turn or a lock, and anyone for a connection
     * @throws Problem when the server does not let us in; the sentence names it without its password
     */
    static Postgres open(String url, Duration patience) {
        probe(url);
        var turn = "set lock_timeout = " + patience.toMillis();
        return new Postgres(
                pool("store-writer", WRITERS, patience, url, turn),
                pool("store-reader", READERS, patience, url, turn + "; set default_transaction_read_only = on"));
    }

    private static void probe(String url) {
        try (var connection = new DriverManagerDataSource(url).getConnection()) {
            connection.isValid(0);
        } catch (SQLException e) {
            throw Problem.unavailable(
                    "The PostgreSQL database %s does not let us in: start it, or correct TOUCHLINE_DATABASE_URL."
                            .formatted(url.replaceFirst("\\?.*", "")));
        }
    }

    private static HikariDataSource pool(String name, int size, Duration patience, String url, String first) {
        var pool = new HikariConfig();
        pool.setPoolName(name);
        pool.setJdbcUrl(url);
        pool.setMaximumPoolSize(size);
        pool.setConnectionTimeout(patience.toMillis());
        pool.setConnectionInitSql(first);
        return new HikariDataSource(pool);
    }

    @Override
    public DataSource writing() {
        return writing;
    }

    @Override
    public DataSource reading() {
        return reading;
    }

    /** One lock of the server's makes writes queue as they do on SQLite, over all processes. */
    @Override
    public WriteTransactions transactions() {
        return new WriteTransactions(writing) {
            @Override
            protected void prepareTransactionalConnection(Connection connection, TransactionDefinition definition)
                    throws SQLException {
                try (var statement = connection.createStatement()) {
                    statement.execute("select pg_advisory_xact_lock(hashtext('touchline.store'))");
                }
            }
        };
    }

    @Override
    public void close() {
        reading.close();
        writing.close();
    }
}
