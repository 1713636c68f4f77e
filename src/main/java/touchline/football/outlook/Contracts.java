package touchline.football.outlook;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import touchline.football.Window;
import touchline.store.Store;

/** When contracts end, as far as a source says. */
public final class Contracts {

    /**
     * @param club the name of that where the player was last seen
     * @param until as exactly as the source has it
     */
    public record Ending(String player, String name, Optional<String> club, Window until) {}

    private final Store store;

    Contracts(Store store) {
        this.store = store;
    }

    public boolean areLoaded() {
        return store.read()
                .sql("SELECT 1 FROM football_player WHERE contract_until IS NOT NULL LIMIT 1")
                .query(Integer.class)
                .optional()
                .isPresent();
    }

    /** The newest day of which a source tells when a contract ends. */
    public Optional<LocalDate> newest() {
        return store.read()
                .sql("SELECT MAX(as_of) FROM football_profile WHERE facts LIKE '%\"CONTRACT_UNTIL\"%'")
                .query((row, _) -> Optional.ofNullable(row.getString(1)))
                .single()
                .map(LocalDate::parse);
    }

    /** How many end on these days, both included; of a month or a year the last day counts. */
    public int count(LocalDate from, LocalDate to) {
        return store.read()
                .sql("SELECT COUNT(*) FROM football_player WHERE contract_until BETWEEN :from AND :to")
                .param("from", from.toString())
                .param("to", to.toString())
                .query(Integer.class)
                .single();
    }

    /** Those of the players who played most in a season. */
    public List<Ending> between(LocalDate from, LocalDate to, int count) {
        return store.read()
                .sql("""
                        SELECT f.*, c.name AS club_name
                        FROM football_player f LEFT JOIN football_club c ON c.id = f.club
                        WHERE f.contract_until BETWEEN :from AND :to
                        ORDER BY f.minutes DESC, f.contract_until, f.id LIMIT :count
                        """)
                .param("from", from.toString())
                .param("to", to.toString())
                .param("count", count)
                .query((row, _) -> new Ending(
                        row.getString("id"),
                        row.getString("name"),
                        Optional.ofNullable(row.getString("club_name")),
                        Window.around(
                                LocalDate.parse(row.getString("contract_until")),
                                Window.Precision.valueOf(row.getString("contract_precision")))))
                .list();
    }
}
