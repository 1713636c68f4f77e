package touchline.football;

import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

    /** The lines that have to be shown with facts from these origins. */
    public List<String> attributions(Stream<Origin> origins) {
        Set<String> used = origins.map(Origin::source).collect(Collectors.toSet());
        return all().stream()
                .filter(source -> used.contains(source.id()))
                .map(Source::attribution)
                .distinct()
                .toList();
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
