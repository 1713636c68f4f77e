package touchline.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/** One SQLite file: a single writing connection, so that writes queue in the program, and several reading ones. */
final class Sqlite {

    private static final int READERS = 8;

    private Sqlite() {}

    static HikariDataSource writing(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var config = configuration();
        // A transaction that starts as a reader and becomes a writer fails at once when another writer is busy.
        config.setTransactionMode(TransactionMode.IMMEDIATE);
        return pool("store-writer", 1, file, config, false);
    }

    static HikariDataSource reading(Path file) {
        var config = configuration();
        config.setReadOnly(true);
        return pool("store-reader", READERS, file, config, true);
    }

    private static SQLiteConfig configuration() {
        var config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.setBusyTimeout(5_000);
        config.enforceForeignKeys(true);
        return config;
    }

    private static HikariDataSource pool(String name, int size, Path file, SQLiteConfig config, boolean readOnly) {
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        var pool = new HikariConfig();
        pool.setPoolName(name);
        pool.setDataSource(source);
        pool.setMaximumPoolSize(size);
        pool.setReadOnly(readOnly);
        return new HikariDataSource(pool);
    }
}
