package touchline.store;

import javax.sql.DataSource;
import org.springframework.jdbc.support.JdbcTransactionManager;

/** Transactions on the writing connections; one that cannot be committed is rolled back and tells why. */
class WriteTransactions extends JdbcTransactionManager {

    WriteTransactions(DataSource writing) {
        super(writing);
        setExceptionTranslator(new Failures());
        setRollbackOnCommitFailure(true);
    }
}
