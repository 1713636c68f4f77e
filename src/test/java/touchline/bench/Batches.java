package touchline.bench;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** What both databases do the same way. */
final class Batches {

    private Batches() {}

    /** @param insert takes a number and a text */
    static void insert(PreparedStatement insert, RegisterText text, int count, int size) throws SQLException {
        for (int number = 0; number < count; number++) {
            insert.setInt(1, number);
            insert.setString(2, text.passage(number));
            insert.addBatch();
            if (number % size == size - 1 || number == count - 1) {
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
