package touchline.football;

import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import touchline.store.Store;

/** What was said of players, on which day; the newest first. */
public final class Events {

    private static final String SELECT =
            "SELECT f.*, s.licence FROM football_event f JOIN football_source s ON s.id = f.source";

    private final Store store;
    private final Facts facts;

    Events(Store store) {
        this.store = store;
        this.facts = new Facts(store);
    }

    public List<Event> of(String player) {
        return facts.of(player, SELECT + " WHERE f.player = :player ORDER BY f.day DESC, f.id", Events::event);
    }

    /** Both days included. */
    public List<Event> between(LocalDate from, LocalDate to) {
        return Facts.list(
                store.read()
                        .sql(SELECT + " WHERE f.day BETWEEN :from AND :to ORDER BY f.day DESC, f.id")
                        .param("from", from.toString())
                        .param("to", to.toString()),
                Events::event);
    }

    private static Event event(Columns row) throws SQLException {
        return new Event(
                row.text("id"),
                row.textIfAny("player"),
                row.text("name"),
                row.day("day"),
                row.text("kind"),
                row.constant(Event.Certainty.class, "status"),
                row.text("summary"),
                row.textIfAny("about"),
                row.textIfAny("publisher"),
                row.day("first_seen"),
                row.origin());
    }
}
