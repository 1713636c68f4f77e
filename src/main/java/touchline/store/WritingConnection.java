package touchline.store;

import java.sql.SQLException;
import java.util.Properties;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.jdbc4.JDBC4Connection;

/**
 * An SQLite connection whose transactions take the write lock at once. The driver's own take it again right after
 * each commit, so that a committed write can be reported as refused, and they go on as if begun when the lock was
 * refused, so that the next writes are stored one by one.
 */
final class WritingConnection extends JDBC4Connection {

    private boolean inTransaction;

    WritingConnection(String url, String file, Properties configuration) throws SQLException {
        super(url, file, configuration);
    }

    @Override
    public boolean getAutoCommit() {
        return !inTransaction;
    }

    @Override
    public void setAutoCommit(boolean autoCommit) throws SQLException {
        if (autoCommit == getAutoCommit()) {
            return;
        }
        if (autoCommit) {
            run("commit");
        } else {
            // A transaction that starts as a reader and becomes a writer fails at once when another writer is busy.
            run("begin immediate");
        }
        inTransaction = !autoCommit;
    }

    @Override
    public void commit() throws SQLException {
        run("commit");
        run("begin");
    }

    @Override
    public void rollback() throws SQLException {
        try {
            run("rollback");
        } catch (SQLiteException e) {
            // A full disk makes SQLite roll back by itself; that nothing is left to do must not hide why.
            if (e.getResultCode() != SQLiteErrorCode.SQLITE_ERROR) {
                throw e;
            }
        }
        run("begin");
    }

    private void run(String sql) throws SQLException {
        getDatabase().exec(sql, getAutoCommit());
    }
}
