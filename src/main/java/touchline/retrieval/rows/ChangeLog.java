package touchline.retrieval.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The last change of every passage there is or was. A transaction that changes passages takes the next number;
 * writes run one at a time, so whoever has read a number has seen all that comes before it.
 */
public final class ChangeLog {

    /** Deletions are remembered for this many changes; an index that is farther behind is made anew. */
    public static final long MEMORY = 100_000;

    private ChangeLog() {}

    public static long last(JdbcClient database) {
        return database.sql("SELECT COALESCE(MAX(change), 0) FROM passage_change")
                .query(Long.class)
                .single();
    }

    public static void add(JdbcClient database, long number, String id) {
        database.sql("""
                        INSERT INTO passage_change (passage, change) VALUES (:passage, :change)
                        ON CONFLICT (passage) DO UPDATE SET change = excluded.change
                        """).param("passage", id).param("change", number).update();
    }

    /** The next changes in order, with the vectors that {@code model} made. */
    public static List<Change> after(JdbcClient database, Change.Position position, String model, int limit) {
        return database.sql("""
                        SELECT c.change AS number, c.passage AS changed, p.*, v.vector
                        FROM passage_change c
                        LEFT JOIN passage p ON p.id = c.passage
                        LEFT JOIN passage_vector v
                            ON v.passage = p.id AND v.model = :model AND v.text_hash = p.text_hash
                        WHERE (c.change, c.passage) > (:number, :id)
                        ORDER BY c.change, c.passage
                        LIMIT :limit
                        """)
                .param("model", model)
                .param("number", position.number())
                .param("id", position.id())
                .param("limit", limit)
                .query((row, _) -> read(row))
                .list();
    }

    /** Forgets deletions so old that {@link #MEMORY} covers them no more. */
    public static int prune(JdbcClient database) {
        return database.sql("""
                        DELETE FROM passage_change
                        WHERE change < :oldest AND NOT EXISTS (SELECT 1 FROM passage WHERE id = passage_change.passage)
                        """).param("oldest", last(database) - MEMORY).update();
    }

    private static Change read(ResultSet row) throws SQLException {
        Optional<Change.Stored> stored = row.getString("id") == null
                ? Optional.empty()
                : Optional.of(new Change.Stored(
                        PassageRows.read(row),
                        Optional.ofNullable(row.getString("vector")).map(VectorText::read)));
        return new Change(row.getLong("number"), row.getString("changed"), stored);
    }
}
