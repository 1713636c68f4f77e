package touchline.football;

import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import touchline.problem.Problem;
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

    /** @throws Problem INVALID_ARGUMENT of {@code club} for a name or slug that no club or several clubs go by */
    public Club one(String name) {
        List<Club> named = named(name);
        if (named.size() == 1) {
            return named.getFirst();
        }
        String sentence = named.isEmpty()
                ? "The register knows no club called '%s'; leave the club out, or send a slug that an answer named."
                        .formatted(name)
                : "Several clubs are called '%s'; send the slug of one: %s."
                        .formatted(name, named.stream().map(Club::slug).collect(Collectors.joining(", ")));
        throw Problem.invalid("club", "one known club", sentence);
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
