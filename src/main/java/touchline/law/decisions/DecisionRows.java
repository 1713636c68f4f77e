package touchline.law.decisions;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.jdbc.core.simple.JdbcClient;
import touchline.law.grammar.PlainName;

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

    /** Those that may be the same decision: under a number of the official one, or under the description. */
    List<Stored> sharingNumber(Decision decision) {
        if (decision.numbered() == Decision.Numbering.DESCRIPTIVE) {
            return stored(decision.id()).stream().toList();
        }
        return Keys.of(decision.id()).stream()
                .flatMap(key -> withKey(key).stream())
                .map(Decision::id)
                .distinct()
                .flatMap(id -> stored(id).stream())
                .filter(found -> found.decision().numbered() == Decision.Numbering.OFFICIAL)
                .toList();
    }

    /** Whether a stored decision is found by all its numbers and names and counts as that origin's. */
    boolean isUpToDate(Stored stored, String origin) {
        List<String> keys = texts(database.sql("SELECT key FROM law_decision_key WHERE decision_id = :id")
                .param("id", stored.decision().id()));
        List<String> names = texts(database.sql("SELECT name FROM law_decision_name WHERE decision_id = :id")
                .param("id", stored.decision().id()));
        return stored.origin().equals(origin)
                && Set.copyOf(keys).equals(Set.copyOf(keys(stored)))
                && Set.copyOf(names).equals(Set.copyOf(names(stored)));
    }

    void remove(String id) {
        database.sql("DELETE FROM law_decision WHERE id = :id").param("id", id).update();
    }

    void add(Stored stored) {
        Decision decision = stored.decision();
        database.sql("""
                        INSERT INTO law_decision (id, printed, origin, forum, record)
                        VALUES (:id, :printed, :origin, :forum, :record)
                        """)
                .param("id", decision.id())
                .param("printed", stored.printed())
                .param("origin", stored.origin())
                .param("forum", decision.forum())
                .param("record", DecisionJson.write(decision))
                .update();
        keys(stored).forEach(key -> addKey(decision.id(), key));
        names(stored)
                .forEach(name -> database.sql("INSERT INTO law_decision_name (name, decision_id) VALUES (:name, :id)")
                        .param("name", name)
                        .param("id", decision.id())
                        .update());
    }

    private void addKey(String id, String key) {
        Optional<Keys.Series> series = Keys.series(key);
        database.sql("""
                        INSERT INTO law_decision_key (key, decision_id, series, number)
                        VALUES (:key, :id, :series, :number)
                        """)
                .param("key", key)
                .param("id", id)
                .param("series", series.map(Keys.Series::name).orElse(null))
                .param("number", series.map(Keys.Series::number).orElse(null))
                .update();
    }

    private static List<String> keys(Stored stored) {
        return Stream.concat(Stream.of(stored.printed()), stored.decision().alsoNumbered().stream())
                .flatMap(printed -> Keys.of(printed).stream())
                .distinct()
                .toList();
    }

    private static List<String> names(Stored stored) {
        return stored.decision().called().stream().map(PlainName::of).distinct().toList();
    }

    private static List<String> texts(JdbcClient.StatementSpec select) {
        return select.query((row, _) -> row.getString(1)).list();
    }

    private static List<Decision> decisions(JdbcClient.StatementSpec select) {
        return select.query((row, _) -> DecisionJson.read(row.getString("record")))
                .list();
    }
}
