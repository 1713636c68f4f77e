package touchline.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/** Connections whose absence is a problem to tell, because no statement is there yet that could translate it. */
final class Connections extends DelegatingDataSource {

    Connections(DataSource pool) {
        super(pool);
    }

    @Override
    public Connection getConnection() throws SQLException {
        try {
            return super.getConnection();
        } catch (SQLException e) {
            var problem = Failures.in(e);
            if (problem.isPresent()) {
                throw problem.get();
            }
            throw e;
        }
    }
}
