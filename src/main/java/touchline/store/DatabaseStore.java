package touchline.store;

import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/** The store on SQLite or PostgreSQL; which one, only the two data sources know. */
final class DatabaseStore implements Store {

    private final JdbcClient reader;
    private final JdbcClient writer;
    private final TransactionTemplate transaction;

    DatabaseStore(DataSource reading, DataSource writing, TransactionTemplate transaction) {
        this.reader = JdbcClient.create(reading);
        this.writer = JdbcClient.create(writing);
        this.transaction = transaction;
    }

    @Override
    public JdbcClient read() {
        return reader;
    }

    @Override
    public <T> T write(Function<JdbcClient, T> work) {
        return Objects.requireNonNull(transaction.execute(status -> work.apply(writer)));
    }
}
