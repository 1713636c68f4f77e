package touchline.bench;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** What both databases do the same way. */
final class Batches {

    private static final int SIZE = 10_000;

    private Batches() {}

    /** @param sql takes a number and a text */
    static void fill(Connection connection, String sql, RegisterText text, int count) throws SQLException {
        connection.setAutoCommit(false);
        try (var insert = connection.prepareStatement(sql)) {
            insert(insert, text, count);
        }
        connection.commit();
        connection.setAutoCommit(true);
    }

    private static void insert(PreparedStatement insert, RegisterText text, int count) throws SQLException {
        for (int number = 0; number < count; number++) {
            insert.setInt(1, number);
            insert.setString(2, text.passage(number));
            insert.addBatch();
            if (number % SIZE == SIZE - 1 || number == count - 1) {
                insert.executeBatch();
            }
        }
    }

    /** How many rows there were. */
    static int readAll(PreparedStatement select) throws SQLException {
        int count = 0;
        try (var rows = select.executeQuery()) {
            while (rows.next()) {
                count += rows.getString(2).isEmpty() ? 0 : 1;
            }
        }
        return count;
    }
}
