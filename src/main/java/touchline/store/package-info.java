/**
 * The database: migrations, dialect, transactions.
 *
 * <p>Back up SQLite while the service runs with {@code sqlite3 touchline.db ".backup copy.db"} or
 * {@code VACUUM INTO 'copy.db'}; a plain copy of the file is safe only when the service has stopped, because the
 * latest writes are in {@code touchline.db-wal}. PostgreSQL: {@code pg_dump}.
 */
@ApplicationModule(allowedDependencies = "problem")
@NullMarked
package touchline.store;

import org.jspecify.annotations.NullMarked;
import org.springframework.modulith.ApplicationModule;
