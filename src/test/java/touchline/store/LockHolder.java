package touchline.store;

import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Takes the write lock of a database, says so, and gives it back when a line comes in. */
final class LockHolder {

    private LockHolder() {}

    public static void main(String[] arguments) throws SQLException, IOException {
        try (var connection = DriverManager.getConnection(arguments[0]);
                var statement = connection.createStatement()) {
            statement.execute(arguments[1]);
            System.out.println("held");
            System.in.read();
            statement.execute("rollback");
        }
    }
}
