package touchline.football;

import java.sql.SQLException;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.store.Store;

/** Reads the facts of one kind about one player. */
record Facts(Store store) {

    /** Makes a fact of a row. */
    interface Reading<T> {
        T of(Columns row) throws SQLException;
    }

    /** @param sql a query with {@code :player} */
    <T> List<T> of(String player, String sql, Reading<T> reading) {
        return list(store.read().sql(sql).param("player", player), reading);
    }

    static <T> List<T> list(JdbcClient.StatementSpec query, Reading<T> reading) {
        return query.query((row, _) -> reading.of(new Columns(row))).list();
    }
}
