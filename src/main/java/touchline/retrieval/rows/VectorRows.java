package touchline.retrieval.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.retrieval.PassageSearch.Embedded;

/** Rows of {@code passage_vector}: what each model made of each passage. */
public final class VectorRows {

    private static final String COUNT = """
            SELECT COUNT(*) AS passages, COUNT(v.passage) AS embedded FROM passage p LEFT JOIN passage_vector v
            ON v.passage = p.id AND v.model = :model AND v.text_hash = p.text_hash
            WHERE %s
            """;

    private VectorRows() {}

    /** @param textHash tells whether the passage still has this text when the vector is stored */
    public record Waiting(String id, String title, String text, Optional<String> question, String textHash) {}

    /** @param vector absent for a passage that waits for it */
    public record Standing(Waiting passage, String citation, Optional<float[]> vector) {}

    /** Passages whose present text {@code model} has not embedded, by id after {@code after}. */
    public static List<Waiting> waiting(JdbcClient database, String model, String after, int limit) {
        return database.sql("""
                        SELECT p.id, p.title, p.body, p.question, p.text_hash
                        FROM passage p
                        LEFT JOIN passage_vector v
                            ON v.passage = p.id AND v.model = :model AND v.text_hash = p.text_hash
                        WHERE p.id > :after AND v.passage IS NULL
                        ORDER BY p.id
                        LIMIT :limit
                        """)
                .param("model", model)
                .param("after", after)
                .param("limit", limit)
                .query((row, _) -> waiting(row))
                .list();
    }

    /** Passages of a source in their order, with the vectors that they have. */
    public static List<Standing> ofSource(JdbcClient database, String model, String source, int offset, int limit) {
        return database.sql("""
                        SELECT p.id, p.title, p.body, p.question, p.text_hash, p.citation, v.vector
                        FROM passage p
                        LEFT JOIN passage_vector v
                            ON v.passage = p.id AND v.model = :model AND v.text_hash = p.text_hash
                        WHERE p.source = :source
                        ORDER BY LENGTH(p.id), p.id
                        LIMIT :limit OFFSET :offset
                        """)
                .param("model", model)
                .param("source", source)
                .param("limit", limit)
                .param("offset", offset)
                .query((row, _) -> new Standing(
                        waiting(row),
                        row.getString("citation"),
                        Optional.ofNullable(row.getString("vector")).map(VectorText::read)))
                .list();
    }

    private static Waiting waiting(ResultSet row) throws SQLException {
        return new Waiting(
                row.getString("id"),
                row.getString("title"),
                row.getString("body"),
                Optional.ofNullable(row.getString("question")),
                row.getString("text_hash"));
    }

    /** @return false when the passage is gone or has another text by now: then nothing is stored */
    public static boolean put(JdbcClient database, Waiting passage, String model, float[] vector) {
        return database.sql("""
                        INSERT INTO passage_vector (passage, model, dimension, text_hash, vector)
                        SELECT id, :model, :dimension, text_hash, :vector FROM passage
                        WHERE id = :id AND text_hash = :text_hash
                        ON CONFLICT (passage, model) DO UPDATE SET
                            dimension = excluded.dimension, text_hash = excluded.text_hash, vector = excluded.vector
                        """)
                        .param("model", model)
                        .param("dimension", vector.length)
                        .param("vector", VectorText.write(vector))
                        .param("id", passage.id())
                        .param("text_hash", passage.textHash())
                        .update()
                == 1;
    }

    public static Embedded ofSource(JdbcClient database, String model, String source) {
        return embedded(database.sql(COUNT.formatted("p.source = :source")).param("source", source), model);
    }

    public static Embedded ofOwners(JdbcClient database, String model, Collection<String> owners) {
        return embedded(database.sql(COUNT.formatted("p.owner IN (:owners)")).param("owners", owners), model);
    }

    private static Embedded embedded(JdbcClient.StatementSpec count, String model) {
        return count.param("model", model)
                .query((row, _) -> new Embedded(row.getLong("passages"), row.getLong("embedded")))
                .single();
    }

    /** Forgets what other models made. */
    public static int keepOnly(JdbcClient database, String model) {
        return database.sql("DELETE FROM passage_vector WHERE model <> :model")
                .param("model", model)
                .update();
    }
}
