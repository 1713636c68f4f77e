package touchline.football.outlook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Money;
import touchline.football.Origin;
import touchline.store.Store;

/** How what players were thought to be worth has changed. */
public final class ValueChanges {

    /**
     * A new value beside the one before it, of one source and in one currency.
     *
     * @param origin of the new one
     */
    public record Change(
            String player, String name, LocalDate beforeDay, Money before, LocalDate day, Money now, Origin origin) {

        public long minor() {
            return now.minor() - before.minor();
        }
    }

    private final Store store;

    ValueChanges(Store store) {
        this.store = store;
    }

    /** Those whose new value is of these days, both included, from the greatest rise to the greatest fall. */
    public List<Change> between(LocalDate from, LocalDate to) {
        return store.read()
                .sql("""
                        SELECT f.*, s.licence, p.name, b.day AS before_day, b.minor AS before_minor
                        FROM football_value f JOIN football_source s ON s.id = f.source
                        JOIN football_player p ON p.id = f.player
                        JOIN football_value b ON b.player = f.player AND b.source = f.source
                            AND b.currency = f.currency AND b.day = (
                                SELECT MAX(o.day) FROM football_value o
                                WHERE o.player = f.player AND o.source = f.source AND o.day < f.day)
                        WHERE f.day BETWEEN :from AND :to AND f.minor <> b.minor
                        ORDER BY f.minor - b.minor DESC, f.player, f.day
                        """)
                .param("from", from.toString())
                .param("to", to.toString())
                .query(ValueChanges::change)
                .list();
    }

    private static Change change(ResultSet row, int number) throws SQLException {
        String currency = row.getString("currency");
        return new Change(
                row.getString("player"),
                row.getString("name"),
                LocalDate.parse(row.getString("before_day")),
                new Money(row.getLong("before_minor"), currency),
                LocalDate.parse(row.getString("day")),
                new Money(row.getLong("minor"), currency),
                new Origin(
                        row.getString("source"),
                        Optional.ofNullable(row.getString("source_url")),
                        row.getString("licence"),
                        LocalDate.parse(row.getString("as_of"))));
    }
}
