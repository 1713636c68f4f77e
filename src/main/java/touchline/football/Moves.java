package touchline.football;

import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.store.Store;

/** Changes of club. Where several sources tell of one move, it is one, with the most exact source in front. */
public final class Moves {

    private static final String SELECT = """
            SELECT f.*, s.licence, l.as_of AS gone, p.name AS player_name, a.name AS from_name, b.name AS to_name
            FROM football_move f JOIN football_source s ON s.id = f.source JOIN football_player p ON p.id = f.player
            LEFT JOIN football_club a ON a.id = f.from_club LEFT JOIN football_club b ON b.id = f.to_club
            LEFT JOIN football_latest_file l ON l.source = f.source AND l.kind = 'MOVE' AND l.as_of > f.as_of
            """;

    private final Store store;
    private final Facts facts;

    Moves(Store store) {
        this.store = store;
        this.facts = new Facts(store);
    }

    /** The latest first. */
    public List<Move> of(String player) {
        return SameMove.merged(facts.of(player, SELECT + " WHERE f.player = :player", Moves::move));
    }

    /**
     * The moves that may have happened between two days, both included, the latest first. A move of which only a year
     * is known is left out: it would count as news twelve months long.
     *
     * @param club a slug: only moves from there or to there
     */
    public List<Move> between(LocalDate from, LocalDate to, Optional<String> club) {
        String clubs = club.isPresent() ? " AND (f.from_club = :club OR f.to_club = :club)" : "";
        return SameMove.merged(Facts.list(
                store.read()
                        .sql(SELECT + " WHERE f.latest >= :from AND f.earliest <= :to AND f.precision <> 'YEAR'"
                                + clubs)
                        .param("from", from.toString())
                        .param("to", to.toString())
                        .param("club", club.orElse("")),
                Moves::move));
    }

    private static Move move(Columns row) throws SQLException {
        return new Move(
                row.text("id"),
                row.text("player"),
                row.text("player_name"),
                new Window(row.day("earliest"), row.day("latest"), row.constant(Window.Precision.class, "precision")),
                row.textIfAny("season"),
                row.clubIfAny("from_club", "from_name"),
                row.clubIfAny("to_club", "to_name"),
                row.constant(Move.Kind.class, "kind"),
                fee(row),
                row.constant(Move.Status.class, "status"),
                row.textIfAny("evidence"),
                row.origin(),
                row.dayIfAny("gone"),
                List.of());
    }

    private static Fee fee(Columns row) throws SQLException {
        return new Fee(
                row.constant(Fee.Kind.class, "fee_kind"),
                row.moneyIfAny("fee_minor", "fee_currency"),
                row.moneyIfAny("fee_add_ons", "fee_currency"),
                row.textIfAny("fee_raw"));
    }
}
