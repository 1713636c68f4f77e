package touchline.football;

import java.sql.SQLException;
import java.util.List;
import touchline.store.Store;

/** Whose facts the register holds, with the lines that have to be shown for them. */
public final class Sources {

    private final Store store;

    Sources(Store store) {
        this.store = store;
    }

    /** In the order of zone and name. */
    public List<Source> all() {
        return Facts.list(store.read().sql("SELECT * FROM football_source ORDER BY zone, name"), Sources::source);
    }

    private static Source source(Columns row) throws SQLException {
        return new Source(
                row.text("id"),
                row.text("name"),
                row.text("url"),
                row.text("licence"),
                row.textIfAny("licence_url"),
                row.text("attribution"),
                row.constant(Source.Zone.class, "zone"));
    }
}
