package touchline.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConnection;
import org.sqlite.SQLiteDataSource;
import touchline.problem.Problem;

/** One SQLite file: a single writing connection, so that writes queue in the program, and several reading ones. */
final class Sqlite implements Database {

    private static final String FILE = "touchline.db";
    private static final String URL = "jdbc:sqlite:";
    private static final int READERS = 8;

    private final DataFolder folder;
    private final HikariDataSource writing;
    private final HikariDataSource reading;

    private Sqlite(DataFolder folder, HikariDataSource writing, HikariDataSource reading) {
        this.folder = folder;
        this.writing = writing;
        this.reading = reading;
    }

    /**
     * @param patience how long a write waits for its turn, and how long for another process that holds the file
     * @throws Problem when the folder or the file cannot be used; the sentence names it
     */
    static Sqlite open(Path folder, Duration patience) {
        var claimed = DataFolder.claim(folder);
        try {
            var file = folder.resolve(FILE);
            probe(file, patience);
            // The writer first: a read-only connection cannot create the file.
            return new Sqlite(claimed, writing(file, patience), reading(file, patience));
        } catch (RuntimeException e) {
            claimed.close();
            throw e;
        }
    }

    private static HikariDataSource writing(Path file, Duration patience) {
        return new HikariDataSource(pool("store-writer", 1, patience, writer(file, patience)));
    }

    private static HikariDataSource reading(Path file, Duration patience) {
        var configuration = configuration(patience);
        configuration.setReadOnly(true);
        var source = new SQLiteDataSource(configuration);
        source.setUrl(URL + file);
        var pool = pool("store-reader", READERS, patience, source);
        pool.setReadOnly(true);
        return new HikariDataSource(pool);
    }

    private static SQLiteDataSource writer(Path file, Duration patience) {
        var source = new SQLiteDataSource(configuration(patience)) {
            @Override
            public SQLiteConnection getConnection(@Nullable String user, @Nullable String password)
                    throws SQLException {
                return new WritingConnection(
                        getUrl(), file.toString(), getConfig().toProperties());
            }
        };
        source.setUrl(URL + file);
        return source;
    }

    /** Opens the file once before a pool does, which would only say that it got no connection. */
    private static void probe(Path file, Duration patience) {
        try (var connection = writer(file, patience).getConnection();
                var statement = connection.createStatement()) {
            statement.execute("select count(*) from sqlite_master");
        } catch (SQLException e) {
            throw Problem.unavailable(refusal(e).formatted(file));
        }
    }

    private static String refusal(SQLException failure) {
        return switch (Reason.of(failure).orElse(Reason.STORAGE_FAILED)) {
            case STORAGE_DAMAGED ->
                "The database file %s is damaged: restore a backup of it, or move it away to start empty.";
            case STORAGE_FULL -> "The disk that holds %s is full: free some space, then start again.";
            case DATABASE_LOCKED -> "The database file %s is locked by another program: stop that one first.";
            default -> "The database file %s cannot be opened for writing: correct its permissions, or check the disk.";
        };
    }

    private static SQLiteConfig configuration(Duration patience) {
        var configuration = new SQLiteConfig();
        configuration.setJournalMode(JournalMode.WAL);
        configuration.setSynchronous(SynchronousMode.FULL);
        configuration.setBusyTimeout(Math.toIntExact(patience.toMillis()));
        configuration.enforceForeignKeys(true);
        return configuration;
    }

    private static HikariConfig pool(String name, int size, Duration patience, SQLiteDataSource source) {
        var pool = new HikariConfig();
        pool.setPoolName(name);
        pool.setDataSource(source);
        pool.setMaximumPoolSize(size);
        pool.setConnectionTimeout(patience.toMillis());
        return pool;
    }

    @Override
    public DataSource writing() {
        return writing;
    }

    @Override
    public DataSource reading() {
        return reading;
    }

    @Override
    public WriteTransactions transactions() {
        return new WriteTransactions(writing);
    }

    @Override
    public void close() {
        reading.close();
        writing.close();
        folder.close();
    }
}
