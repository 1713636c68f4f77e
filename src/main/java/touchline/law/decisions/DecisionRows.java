package touchline.law.decisions;

import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The decisions as the database holds them. */
final class DecisionRows {

    /**
     * A decision in the store.
     *
     * @param printed the id that its source gives it
     * @param origin the file it came from
     */
    record Stored(String printed, String origin, Decision decision) {}

    /** A name in plain spelling, and whose it is. */
    record Name(String name, String decisionId) {}

    private static final int NEIGHBOURS = 3;

    private final JdbcClient database;

    DecisionRows(JdbcClient database) {
        this.database = database;
    }

    List<Decision> withId(String id) {
        return decisions(
                database.sql("SELECT record FROM law_decision WHERE id = :id").param("id", id));
    }

    List<Decision> withKey(String key) {
        return decisions(database.sql("""
                        SELECT d.record FROM law_decision d JOIN law_decision_key k ON k.decision_id = d.id
                        WHERE k.key = :key ORDER BY d.id
                        """).param("key", key));
    }

    List<Decision> withNumber(String series, int number) {
        return decisions(database.sql("""
                        SELECT record FROM law_decision WHERE id IN (
                            SELECT decision_id FROM law_decision_key WHERE series = :series AND number = :number)
                        """).param("series", series).param("number", number));
    }

    List<Decision> called(String plainName) {
        return decisions(database.sql("""
                        SELECT d.record FROM law_decision d JOIN law_decision_name n ON n.decision_id = d.id
                        WHERE n.name = :name
                        """).param("name", plainName));
    }

    /** Ids of the same series in order of distance: the same number in another year first. */
    List<String> nearNumber(String series, int number) {
        return texts(database.sql("""
                        SELECT decision_id FROM law_decision_key WHERE series = :series
                        GROUP BY decision_id ORDER BY MIN(ABS(number - :number)), decision_id LIMIT :count
                        """)
                .param("series", series)
                .param("number", number)
                .param("count", NEIGHBOURS));
    }

    List<Name> names() {
        return database.sql("SELECT name, decision_id FROM law_decision_name ORDER BY name, decision_id")
                .query((row, _) -> new Name(row.getString("name"), row.getString("decision_id")))
                .list();
    }

    List<Decision> all() {
        return decisions(database.sql("SELECT record FROM law_decision ORDER BY id"));
    }

    List<String> ids() {
        return texts(database.sql("SELECT id FROM law_decision ORDER BY id"));
    }

    List<String> forums() {
        return texts(database.sql("SELECT DISTINCT forum FROM law_decision ORDER BY forum"));
    }

    int count() {
        return database.sql("SELECT COUNT(*) FROM law_decision")
                .query(Integer.class)
                .single();
    }

    Optional<Stored> stored(String id) {
        return database.sql("SELECT printed, origin, record FROM law_decision WHERE id = :id")
                .param("id", id)
                .query((row, _) -> new Stored(
                        row.getString("printed"), row.getString("origin"), DecisionJson.read(row.getString("record"))))
                .optional();
    }

    private static List<String> texts(JdbcClient.StatementSpec select) {
        return select.query((row, _) -> row.getString(1)).list();
    }

    private static List<Decision> decisions(JdbcClient.StatementSpec select) {
        return select.query((row, _) -> DecisionJson.read(row.getString("record")))
                .list();
    }
}
