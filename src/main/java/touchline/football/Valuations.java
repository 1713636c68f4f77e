package touchline.football;

import java.util.List;
import touchline.store.Store;

/** What players were thought to be worth. The sample has none: operators import them. */
public final class Valuations {

    private final Store store;
    private final Facts facts;

    Valuations(Store store) {
        this.store = store;
        this.facts = new Facts(store);
    }

    /** The earliest first; empty when none is loaded for the player. */
    public List<Valuation> of(String player) {
        return facts.of(
                player,
                """
                SELECT f.*, c.name AS club_name, s.licence, l.as_of AS gone FROM football_value f
                JOIN football_source s ON s.id = f.source LEFT JOIN football_club c ON c.id = f.club
                LEFT JOIN football_latest_file l ON l.source = f.source AND l.kind = 'VALUE' AND l.as_of > f.as_of
                WHERE f.player = :player ORDER BY f.day, f.source
                """,
                row -> new Valuation(
                        row.text("player"),
                        row.day("day"),
                        new Money(row.row().getLong("minor"), row.text("currency")),
                        row.clubIfAny("club", "club_name"),
                        row.origin(),
                        row.dayIfAny("gone")));
    }

    /** Whether any value of anybody is loaded. */
    public boolean areLoaded() {
        return store.read()
                .sql("SELECT 1 FROM football_value LIMIT 1")
                .query(Integer.class)
                .optional()
                .isPresent();
    }
}
