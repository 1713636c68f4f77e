package touchline.bench;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.ToIntFunction;

/** PostgreSQL's full text search: any word of the question through a GIN index, best by ts_rank_cd. */
final class PostgresText implements Engine {

    private final EmbeddedPostgres server;
    private final Connection connection;

    PostgresText(Path folder) throws IOException, SQLException {
        this.server = EmbeddedPostgres.builder()
                .setDataDirectory(folder.resolve("postgres"))
                .setServerConfig("shared_buffers", "1GB")
                .setServerConfig("maintenance_work_mem", "1GB")
                .setServerConfig("work_mem", "64MB")
                .setServerConfig("max_wal_size", "4GB")
                .setServerConfig("synchronous_commit", "off")
                .start();
        this.connection = server.getPostgresDatabase().getConnection();
    }

    @Override
    public String name() {
        return "PostgreSQL full text";
    }

    @Override
    public void fill(RegisterText text, int count) {
        try (var statement = connection.createStatement()) {
            statement.execute("""
                    CREATE TABLE passages (
                        id INTEGER PRIMARY KEY,
                        text TEXT NOT NULL,
                        words tsvector GENERATED ALWAYS AS (to_tsvector('english', text)) STORED)
                    """);
            Batches.fill(connection, "INSERT INTO passages (id, text) VALUES (?, ?)", text, count);
            statement.execute("CREATE INDEX passages_words ON passages USING gin (words)");
            statement.execute("VACUUM ANALYZE passages");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Map<String, ToIntFunction<String>> searches() {
        return Map.of("words", this::search);
    }

    private int search(String question) {
        try (var select = connection.prepareStatement("""
                SELECT id, text FROM passages, to_tsquery('english', ?) AS asked
                WHERE words @@ asked ORDER BY ts_rank_cd(words, asked) DESC, id LIMIT 10
                """)) {
            select.setString(1, String.join(" | ", Words.of(question)));
            return Batches.readAll(select);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public long disk() {
        try (var statement = connection.createStatement();
                var rows = statement.executeQuery("SELECT pg_total_relation_size('passages')")) {
            rows.next();
            return rows.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
            server.close();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
