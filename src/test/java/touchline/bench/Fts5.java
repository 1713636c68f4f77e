package touchline.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** SQLite's full text search: any word of the question, best by its bm25. */
final class Fts5 implements Engine {

    private final Path file;
    private final Connection connection;

    Fts5(Path folder) throws SQLException {
        this.file = folder.resolve("fts5.db");
        this.connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    }

    @Override
    public String name() {
        return "SQLite FTS5";
    }

    @Override
    public void fill(RegisterText text, int count) {
        try (var statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("CREATE VIRTUAL TABLE passages USING fts5(text, tokenize = 'porter unicode61')");
            Batches.fill(connection, "INSERT INTO passages (rowid, text) VALUES (?, ?)", text, count);
            statement.execute("INSERT INTO passages (passages) VALUES ('optimize')");
            statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Map<String, ToIntFunction<String>> searches() {
        return Map.of("words", this::search);
    }

    private int search(String question) {
        String anyWord =
                Words.of(question).stream().map(word -> '"' + word + '"').collect(Collectors.joining(" OR "));
        try (var select = connection.prepareStatement(
                "SELECT rowid, text FROM passages WHERE passages MATCH ? ORDER BY rank LIMIT 10")) {
            select.setString(1, anyWord);
            return Batches.readAll(select);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public long disk() {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
