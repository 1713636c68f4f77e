package touchline.football;

import java.sql.SQLException;
import java.util.List;
import touchline.store.Store;

/** The clubs that facts name. */
public final class Clubs {

    private static final String SELECT =
            "SELECT c.*, s.licence FROM football_club c JOIN football_source s ON s.id = c.source";

    private final Store store;

    Clubs(Store store) {
        this.store = store;
    }

    /** The clubs that go by a name or a slug, whatever its accents; of several nothing is guessed. */
    public List<Club> named(String name) {
        List<Club> exact = clubs(" WHERE c.id = :key", name.strip());
        return exact.isEmpty()
                ? clubs(
                        " WHERE c.id IN (SELECT club FROM football_club_name WHERE plain = :key) ORDER BY c.id",
                        PlainName.of(name))
                : exact;
    }

    private List<Club> clubs(String where, String key) {
        return Facts.list(store.read().sql(SELECT + where).param("key", key), this::club);
    }

    private Club club(Columns row) throws SQLException {
        return new Club(
                row.text("id"),
                row.text("name"),
                spellings(row.text("id"), row.text("name")),
                row.textIfAny("country"),
                row.textIfAny("city"),
                row.numberIfAny("founded"),
                row.textIfAny("stadium"),
                row.origin());
    }

    private List<String> spellings(String slug, String name) {
        return Facts.list(store.read().sql("""
                                SELECT name FROM football_club_name WHERE club = :club AND name <> :name ORDER BY plain
                                """).param("club", slug).param("name", name), row -> row.text("name"));
    }
}
