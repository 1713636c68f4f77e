package touchline.store;

import javax.sql.DataSource;

/** An open database: where writes go, one at a time, and where queries go without waiting for them. */
sealed interface Database extends AutoCloseable permits Sqlite, Postgres {

    DataSource writing();

    DataSource reading();

    /** Transactions that may write, each alone from its beginning to its end. */
    WriteTransactions transactions();

    @Override
    void close();
}
